import type { Line } from '../../charts/line-chart'
import type { Row } from '../../charts/rows-table'
import { seconds } from '../../charts/time-series'

const mostLines = 6

/** How rows can be drawn: the first column of times is what numbers are drawn over, and one of texts tells lines apart. Undefined where there is none. */
export function chartOf(rows: Row[]): { times: number[]; lines: Line[] } | undefined {
  const columns = Object.keys(rows[0] ?? {})
  const isTime = (column: string) =>
    rows.every((row) => typeof row[column] === 'string' && /^\d{4}-\d\d-\d\d/.test(row[column]) && !Number.isNaN(seconds(row[column])))
  const isNumber = (column: string) => rows.every((row) => row[column] === null || typeof row[column] === 'number')
  const time = columns.find(isTime)
  const numbers = columns.filter((column) => column !== time && isNumber(column) && rows.some((row) => row[column] !== null))
  const name = columns.find((column) => column !== time && rows.every((row) => typeof row[column] === 'string'))
  const [value] = numbers
  if (time === undefined || value === undefined) return undefined
  const times = [...new Set(rows.map((row) => seconds(row[time])))].sort((a, b) => a - b)
  if (times.length < 2) return undefined
  const place = new Map(times.map((at, index) => [at, index]))
  const draw = (label: string, own: Row[], column: string): Line => {
    const values: (number | null)[] = times.map(() => null)
    for (const row of own) values[place.get(seconds(row[time])) ?? 0] = row[column] as number | null
    return { name: label, values }
  }
  if (name === undefined) return { times, lines: numbers.slice(0, mostLines).map((column) => draw(column, rows, column)) }
  const names = [...new Set(rows.map((row) => String(row[name])))].slice(0, mostLines)
  return {
    times,
    lines: names.map((each) =>
      draw(
        each,
        rows.filter((row) => row[name] === each),
        value
      )
    )
  }
}
