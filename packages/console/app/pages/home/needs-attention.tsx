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
        const items = (pages[0]?.items ?? []).slice(0, 5)
        if (items.length === 0)
          return (
            <Empty title="Nothing waits for you">
              Items open here when your own code raises them (<code>attention.raise</code>) or a signal sees something.
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
