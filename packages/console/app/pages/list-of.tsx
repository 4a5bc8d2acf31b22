import type { ColumnDef } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { LongList } from '../api/long-list'
import { plural } from '../ui/format'
import { Page } from '../ui/page'
import { Empty, Failure, Reading } from '../ui/states'
import { VirtualTable } from '../ui/virtual-table'

/** A change of the address; undefined takes a filter away. */
export type Narrow = (change: Record<string, string | undefined>) => void

/** A page with one long list: filters above, how many there are, and all rows as one scrolls. */
export function ListOf<Row extends { id: string }>({
  title,
  noun: [one, many],
  list,
  columns,
  sorting,
  chosen,
  filters,
  whenNone,
  narrow
}: {
  title: string
  noun: readonly [one: string, many: string]
  list: LongList<Row>
  columns: ColumnDef<Row>[]
  sorting: { by: string; direction: 'asc' | 'desc' }
  /** The filters of the address, set or not. */
  chosen: Record<string, string | undefined>
  filters: ReactNode
  /** What would fill the list. */
  whenNone: ReactNode
  narrow: Narrow
}) {
  const { count, total, rowAt, held, show, error, isPending, isOfBefore, refetch } = list
  const isNarrowed = Object.values(chosen).some(Boolean)
  const clear = () => narrow(Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined])))
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
      <Reading query={{ data: count, error, isPending, refetch }} rows={14}>
        {(known) => {
          if (known === 0) return isNarrowed ? <Empty title={`No ${one} is like that`}>Take a filter away to see more.</Empty> : whenNone
          return (
            <VirtualTable
              label={title}
              count={known}
              rowAt={rowAt}
              held={held}
              columns={columns}
              total={total}
              sorting={sorting}
              onSort={(by) => narrow({ sort: by, order: by === sorting.by ? (sorting.direction === 'asc' ? 'desc' : 'asc') : undefined })}
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
