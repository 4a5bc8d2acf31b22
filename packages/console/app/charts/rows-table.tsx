import { t } from '../texts/catalogue'
import { count, dayOfChart, exact, moment } from '../ui/format'
import { Said } from '../ui/text'

/** A row of a query's answer. */
export type Row = Record<string, unknown>

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

/** Rows of a query as a table: numbers at the right, times in the viewer's zone. */
export function RowsTable({ rows, label, nameOf = String }: { rows: Row[]; label: string; nameOf?: (column: string) => string }) {
  const columns = Object.keys(rows[0] ?? {})
  const isNumeric = new Map(columns.map((column) => [column, rows.some((row) => typeof row[column] === 'number')]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="rows-scroll" aria-label={t('charts.asTable', { title: label })} tabIndex={0}>
      <table className="rows-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isNumeric.get(column) ? 'number' : ''}>
                {nameOf(column)}
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
  if (of === null || of === undefined) return <span className="soft">{t('charts.noValue')}</span>
  if (typeof of === 'number') return count(of)
  if (isTime(of))
    return (
      <time dateTime={of} title={exact(new Date(of))}>
        {/T00:00:00(\.000)?Z$/.test(of) ? dayOfChart(new Date(of)) : moment(new Date(of))}
      </time>
    )
  return <Said>{typeof of === 'string' ? of : JSON.stringify(of)}</Said>
}
