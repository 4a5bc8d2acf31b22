import { median, quantile } from '../machine/statistics.js'
import type { MeasuredCall } from './calls.js'
import type { Comparison } from './compare.js'
import type { Round } from './load.js'
import type { StoreName } from './options.js'
import type { Overhead } from './overhead.js'

export interface GatewayRow {
  store: StoreName
  call: MeasuredCall
  comparison: Comparison
}

const heading = [
  'store',
  'tool',
  'answer bytes',
  'calls/s',
  'bare calls/s',
  '**ratio**',
  'p50 ms',
  'p99 ms',
  'server µs/call',
  'bare µs/call'
]

const rate = (rounds: readonly Round[]) => median(rounds.map(({ calls, seconds }) => calls / seconds))
const cpu = (rounds: readonly Round[]) => {
  const known = rounds.flatMap((round) => round.cpu ?? [])
  return known.length === 0 ? '' : median(known).toFixed(0)
}

/** A Markdown table of medians. */
export function gatewayTable(rows: readonly GatewayRow[]): string {
  const lines = rows.map(({ store, call, comparison: { rapport, bare, length } }) => {
    const latencies = rapport.flatMap((round) => round.latencies)
    const rates = [rate(rapport).toFixed(0), rate(bare).toFixed(0), (rate(rapport) / rate(bare)).toFixed(2)]
    return [
      store,
      call.tool,
      length,
      ...rates,
      quantile(latencies, 0.5).toFixed(1),
      quantile(latencies, 0.99).toFixed(1),
      cpu(rapport),
      cpu(bare)
    ]
  })
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What the gateway itself costs, in a line. */
export function describeOverhead({ tool }: MeasuredCall, { handle, call }: Overhead): string {
  const milliseconds = (microseconds: number) => (microseconds / 1_000).toFixed(3)
  return `CPU a call in process (${tool}, which reads nothing): ${milliseconds(handle)} ms as a request, ${milliseconds(call)} ms as the host's own call; the target is 1 ms`
}
