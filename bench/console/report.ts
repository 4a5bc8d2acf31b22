import { median, quantile } from '../machine/statistics.js'
import type { ConsoleFigures } from './measure.js'

const ms = (value: number) => `${Math.round(value)} ms`

/** The figures beside what they are to reach. */
export function consoleTable({ firstContents, firstRows, frames, scrolledRows, filters }: ConsoleFigures): string {
  const beyond = filters.map(({ total, request }) => total - request)
  const rows = [
    [
      'First content of Home, empty cache, Fast 3G, a quarter of the CPU',
      `${ms(median(firstContents))} (${firstContents.map(ms).join(', ')})`,
      '2500 ms, median of 5'
    ],
    ['First row of 100,000 customers, empty cache', `${ms(median(firstRows))} (${firstRows.map(ms).join(', ')})`, '1500 ms, median of 5'],
    [`Frames while ${scrolledRows} rows scroll by`, `p50 ${ms(median(frames))}, p99 ${ms(quantile(frames, 0.99))}`, 'p99 50 ms'],
    [
      'A filter, beyond its request',
      `median ${ms(median(beyond))}, worst ${ms(Math.max(...beyond))} (requests ${ms(median(filters.map(({ request }) => request)))})`,
      '200 ms'
    ]
  ]
  return ['| What | Measured | To reach |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}
