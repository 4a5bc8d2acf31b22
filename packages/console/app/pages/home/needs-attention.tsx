import { useInfiniteQuery } from '@tanstack/react-query'
import { attentionQuery } from '../../api/queries'
import { Empty, Reading } from '../../ui/states'
import { AttentionRow } from '../attention-row'

/** The most pressing items. */
export function NeedsAttention() {
  const query = useInfiniteQuery(attentionQuery('open'))
  return (
    <Reading query={query} rows={3}>
      {({ pages }) => {
        const items = (pages[0]?.items ?? []).slice(0, 6)
        if (items.length === 0)
          return (
            <Empty title="Nothing waits for you">
              Items open here by themselves: when activity falls, a payment is past due, or somebody says that they may leave. They close
              when that is over.
            </Empty>
          )
        return (
          <ul className="list">
            {items.map((item) => (
              <AttentionRow key={item.id} item={item} />
            ))}
          </ul>
        )
      }}
    </Reading>
  )
}
