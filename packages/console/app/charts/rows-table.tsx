import { count, exact } from '../ui/format'
import { Said } from '../ui/text'

/** A row of a query's answer. */
export type Row = Record<string, unknown>

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

/** Rows of a query as a table: numbers at the right, times as they are. */
export function RowsTable({ rows, label }: { rows: Row[]; label: string }) {
  const columns = Object.keys(rows[0] ?? {})
  const isNumeric = new Map(columns.map((column) => [column, rows.some((row) => typeof row[column] === 'number')]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="rows-scroll" aria-label={`${label}, as a table`} tabIndex={0}>
      <table className="rows-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isNumeric.get(column) ? 'number' : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no id, and never move
            <tr key={index}>
              {columns.map((column) => (
                <td key={column} className={isNumeric.get(column) ? 'number' : ''}>
                  <Value of={row[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ of }: { of: unknown }) {
  if (of === null || of === undefined) return <span className="soft">null</span>
  if (typeof of === 'number') return count(of)
  if (isTime(of))
    return (
      <time title={exact(new Date(of))}>
        {of
          .replace(/T00:00:00(\.000)?Z$/, '')
          .replace('T', ' ')
          .replace(/(:00)?\.000Z$|Z$/, '')}
      </time>
    )
  return <Said>{typeof of === 'string' ? of : JSON.stringify(of)}</Said>
}
