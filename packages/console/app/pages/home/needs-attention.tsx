import { useInfiniteQuery } from '@tanstack/react-query'
import { attentionQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Empty, Reading } from '../../ui/states'
import { AttentionRow } from '../attention-row'

/** The most pressing items. */
export function NeedsAttention() {
  const query = useInfiniteQuery(attentionQuery('open'))
  return (
    <Reading query={query} rows={3}>
      {({ pages }) => {
        const items = (pages[0]?.items ?? []).slice(0, 6)
        if (items.length === 0) return <Empty title={t('attention.noneOpen')}>{t('home.noItemsWhy')}</Empty>
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
