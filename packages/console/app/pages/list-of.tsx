import type { ColumnDef } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { LongList } from '../api/long-list'
import { t } from '../texts/catalogue'
import { Page } from '../ui/page'
import { Failure, Reading } from '../ui/states'
import { VirtualTable } from '../ui/virtual-table'

/** A page with one long list: filters above, how many there are, and all rows as one scrolls. */
export function ListOf<Row extends { id: string }>({
  title,
  counted,
  list,
  columns,
  sorting,
  isNarrowed,
  filters,
  above,
  whenNone,
  whenNarrow,
  onSort,
  onClear
}: {
  title: string
  /** How many there are, in words. */
  counted(total: number): string
  list: LongList<Row>
  columns: ColumnDef<Row>[]
  sorting: { by: string; direction: 'asc' | 'desc' }
  isNarrowed: boolean
  filters: ReactNode
  /** What stands between filters and rows. */
  above?: ReactNode
  /** What would fill the list. */
  whenNone: ReactNode
  /** What is shown where no row passes the filters. */
  whenNarrow: ReactNode
  onSort(by: string, direction: 'asc' | 'desc'): void
  /** Takes all filters away. */
  onClear(): void
}) {
  const { count, total, rowAt, held, show, error, isPending, isOfBefore, refetch } = list
  const turned = sorting.direction === 'asc' ? 'desc' : 'asc'
  return (
    <Page title={title} isWide>
      <div className="filters">
        {filters}
        {isNarrowed && (
          <button type="button" className="link-button" onClick={onClear}>
            {t('lists.clear')}
          </button>
        )}
        <span className="filters-count soft" role="status">
          {total === undefined ? '' : counted(total)}
        </span>
      </div>
      {above}
      <Reading query={{ data: count, error, isPending, refetch }} rows={14}>
        {(known) => {
          if (known === 0) return isNarrowed ? whenNarrow : whenNone
          return (
            <VirtualTable
              label={title}
              count={known}
              rowAt={rowAt}
              held={held}
              columns={columns}
              total={total}
              sorting={sorting}
              onSort={(by) => onSort(by, by === sorting.by ? turned : by === 'name' || by === 'email' ? 'asc' : 'desc')}
              onShow={show}
              isReading={isOfBefore}
            />
          )
        }}
      </Reading>
      {error !== null && count !== undefined && (
        <div className="list-failure">
          <Failure error={error} retry={() => void refetch()} />
        </div>
      )}
    </Page>
  )
}
