import type { ColumnDef } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { plural } from '../ui/format'
import { Page } from '../ui/page'
import { Empty, Reading } from '../ui/states'
import { VirtualTable } from '../ui/virtual-table'

interface Read<Row> {
  items: Row[]
  pagination: { total?: number | undefined }
}

/** What an infinite query of pages tells its list. */
interface Pages<Row> {
  data: { pages: Read<Row>[] } | undefined
  error: unknown
  isPending: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

/** A change of the address; undefined takes a filter away. */
export type Narrow = (change: Record<string, string | undefined>) => void

/** A page with one long list: filters above, how many there are, and all rows as one scrolls. */
export function ListOf<Row extends { id: string }>({
  title,
  noun: [one, many],
  query,
  columns,
  sorting,
  chosen,
  filters,
  whenNone,
  narrow
}: {
  title: string
  noun: readonly [one: string, many: string]
  query: Pages<Row>
  columns: ColumnDef<Row>[]
  sorting: { by: string; direction: 'asc' | 'desc' }
  /** The filters of the address, set or not. */
  chosen: Record<string, string | undefined>
  filters: ReactNode
  /** What would fill the list. */
  whenNone: ReactNode
  narrow: Narrow
}) {
  const total = query.data?.pages[0]?.pagination.total
  const isNarrowed = Object.values(chosen).some(Boolean)
  const clear = () => narrow(Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined])))
  const pages = query.data?.pages
  // The same rows stay the same array, so that the table does not make its rows anew while one scrolls.
  const rows = useMemo(() => pages?.flatMap(({ items }) => items), [pages])
  return (
    <Page title={title} isWide>
      <div className="filters">
        {filters}
        {isNarrowed && (
          <button type="button" className="link-button" onClick={clear}>
            Clear
          </button>
        )}
        <span className="filters-count soft" role="status">
          {total === undefined ? '' : plural(total, one, many)}
        </span>
      </div>
      <Reading query={{ data: rows, error: query.error, isPending: query.isPending, refetch: () => query.refetch() }} rows={14}>
        {(items) => {
          if (items.length === 0)
            return isNarrowed ? <Empty title={`No ${one} is like that`}>Take a filter away to see more.</Empty> : whenNone
          return (
            <VirtualTable
              label={title}
              rows={items}
              columns={columns}
              total={total}
              sorting={sorting}
              onSort={(by) => narrow({ sort: by, order: by === sorting.by ? (sorting.direction === 'asc' ? 'desc' : 'asc') : undefined })}
              onEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
              isReading={query.isPlaceholderData}
            />
          )
        }}
      </Reading>
    </Page>
  )
}
