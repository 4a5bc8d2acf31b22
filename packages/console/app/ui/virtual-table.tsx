import { Link } from '@tanstack/react-router'
import { type ColumnDef, flexRender, getCoreRowModel, type RowData, type Row as TableRowOf, useReactTable } from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useMemo, useRef } from 'react'
import { Icon } from './icons'
import { Said } from './text'
import './virtual-table.css'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** Of the grid's column. */
    width: string
    /** What the list is sorted by when its head is pressed. */
    sort?: string
    isNumber?: boolean
    isTime?: boolean
    /** Left out where there is less room than on a desk. */
    isMinor?: boolean
    /** Left out on phones alone. */
    isLeast?: boolean
  }
}

const rowHeight = 40

/** A long list as a table, of which only the rows in view are in the page. It scrolls with the page. Rows that are not read yet have their place. */
export function VirtualTable<Row extends { id: string }>({
  label,
  count,
  rowAt,
  held,
  columns,
  total,
  sorting,
  onSort,
  onShow,
  isReading
}: {
  label: string
  count: number
  rowAt(index: number): Row | undefined
  /** The rows that `rowAt` may answer. */
  held: readonly Row[]
  columns: ColumnDef<Row>[]
  total?: number | undefined
  sorting: { by: string; direction: 'asc' | 'desc' }
  onSort(by: string): void
  /** Says which rows are in view. */
  onShow(first: number, last: number): void
  isReading?: boolean
}) {
  const body = useRef<HTMLDivElement>(null)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    useFlushSync: false,
    scrollMargin: body.current?.offsetTop ?? 0
  })
  const visible = virtual.getVirtualItems()
  const first = visible[0]?.index ?? 0
  const last = visible.at(-1)?.index ?? 0
  useEffect(() => {
    onShow(first, last)
  }, [first, last, onShow])
  const table = useReactTable({ data: held as Row[], columns, getCoreRowModel: getCoreRowModel(), getRowId: ({ id }) => id })
  const model = table.getRowModel().rows
  const rows = useMemo(() => new Map(model.map((row) => [row.original, row])), [model])
  const widthsOf = (shownColumns: typeof columns) => shownColumns.map(({ meta }) => meta?.width ?? '1fr').join(' ')
  const grids = {
    '--grid': widthsOf(columns),
    '--grid-narrow': widthsOf(columns.filter(({ meta }) => !meta?.isMinor)),
    '--grid-phone': widthsOf(columns.filter(({ meta }) => !meta?.isMinor && !meta?.isLeast)).replace(/^minmax\([^,]+,/, 'minmax(0,')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by themselves cannot be those of a table element
    <div
      className={isReading ? 'table is-reading' : 'table'}
      role="table"
      aria-label={label}
      aria-rowcount={(total ?? count) + 1}
      aria-busy={isReading}
      style={grids as React.CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the links in it are */}
      <div role="row" className="table-row table-head" aria-rowindex={1}>
        {table.getFlatHeaders().map(({ id, column: { columnDef } }) => {
          const { meta } = columnDef
          const isSorted = meta?.sort === sorting.by
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
            <div
              key={id}
              role="columnheader"
              className={classOf(meta)}
              {...(isSorted && { 'aria-sort': sorting.direction === 'asc' ? 'ascending' : 'descending' })}
            >
              {meta?.sort ? (
                <button type="button" className="sort" onClick={() => onSort(meta.sort ?? '')}>
                  {String(columnDef.header)}
                  {isSorted && <Icon name={sorting.direction === 'asc' ? 'up' : 'down'} />}
                </button>
              ) : (
                String(columnDef.header)
              )}
            </div>
          )
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" className="table-body" ref={body} style={{ height: virtual.getTotalSize() }}>
        {visible.map(({ index, start }) => {
          const original = rowAt(index)
          const row = original && rows.get(original)
          const top = start - virtual.options.scrollMargin
          return row ? (
            <TableRow key={row.id} row={row as TableRowOf<unknown>} index={index} top={top} />
          ) : (
            <Unread key={index} index={index} top={top} />
          )
        })}
      </div>
    </div>
  )
}

/** The place of a row that is being read. */
function Unread({ index, top }: { index: number; top: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see below
    // biome-ignore lint/a11y/useFocusableInteractive: nothing in it can be pressed
    <div role="row" aria-rowindex={index + 2} className="table-row" style={{ transform: `translateY(${top}px)` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: see below */}
      <div role="cell" className="cell">
        <span className="bone">&nbsp;</span>
      </div>
    </div>
  )
}

interface Placed {
  row: TableRowOf<unknown>
  index: number
  top: number
}

/** The table makes all its rows anew with each page that is read; what they show is the same. */
const isSameRow = (a: Placed, b: Placed) => a.row.original === b.row.original && a.index === b.index && a.top === b.top

/** A row in its place. It is made once: scrolling makes those alone that come into view. */
const TableRow = memo(function TableRow({ row, index, top }: Placed) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by themselves cannot be those of a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the link in it is
    <div role="row" aria-rowindex={index + 2} className="table-row" style={{ transform: `translateY(${top}px)` }}>
      {row.getVisibleCells().map(({ id, column, getContext }) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div key={id} role="cell" className={classOf(column.columnDef.meta)}>
          {flexRender(column.columnDef.cell, getContext())}
        </div>
      ))}
    </div>
  )
}, isSameRow)

function classOf(meta: { isNumber?: boolean; isTime?: boolean; isMinor?: boolean; isLeast?: boolean } | undefined): string {
  return ['cell', meta?.isNumber && 'number', meta?.isTime && 'time', meta?.isMinor && 'minor', meta?.isLeast && 'least']
    .filter(Boolean)
    .join(' ')
}

/** The link of a row, which all of the row belongs to. */
export function RowLink({ to, params, label }: { to: '/customers/$id' | '/people/$id'; params: { id: string }; label: string }) {
  return (
    <Link to={to} params={params} search={{}} className="row-link cell-name" data-row title={label}>
      <Said>{label}</Said>
    </Link>
  )
}
