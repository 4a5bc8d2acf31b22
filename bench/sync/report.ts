import type { ServerMemory } from '../ingest/server-messages.js'
import { median } from '../machine/statistics.js'
import type { IngestBeside } from './measure-ingest.js'
import type { Rates, Took } from './measure-rate.js'

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

function table(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A Markdown table, a line for each kind of account: medians, and in brackets the ratios of all rounds. */
export function ratesTable(all: readonly Rates[]): string {
  const heading = ['account', 'synced records/s', 'put records/s', '**ratio**', 'µs/record synced', 'µs/record put', 'ratio by CPU']
  const rows = all.map(({ size, rounds }) => {
    const records = size.customers * 2
    const rate = (way: 'synced' | 'put') => median(rounds.map((round) => records / round[way].seconds))
    const micros = (way: 'synced' | 'put') => median(rounds.map((round) => (cpuOf(round[way]) * 1e6) / records))
    const ratios = rounds.map(({ synced, put }) => put.seconds / synced.seconds)
    return [
      `${size.customers} customers${size.emails ? ' with emails' : ''}, ${size.customers} subscriptions`,
      Math.round(rate('synced')),
      Math.round(rate('put')),
      `${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
      Math.round(micros('synced')),
      Math.round(micros('put')),
      (micros('put') / micros('synced')).toFixed(2)
    ]
  })
  return table(heading, rows)
}

const cpuOf = ({ cpu: { node = 0, postgres = 0 } }: Took) => node + postgres

/** What the process held over a walk, a line for each kind of account. */
export function memoryTable(all: readonly Rates[]): string {
  const heading = ['account', 'held', 'before', 'after 1/4', 'after 2/4', 'after 3/4', 'at the end']
  const rows = all.flatMap(({ size, memory }) =>
    (['heap', 'resident'] as const).map((kind: keyof ServerMemory) => [
      size.emails ? 'with emails' : 'without',
      `${kind} MB`,
      ...memory.map((sample) => megabytes(sample[kind]))
    ])
  )
  return table(heading, rows)
}

/** A Markdown table, a line for each way of ingest. */
export function ingestTable(all: readonly IngestBeside[]): string {
  const heading = ['ingest', 'events/s', 'records/s synced', 'p50 ms', 'p99 ms', 'slowest ms', '2 x + 50 ms']
  const [alone] = all
  const rows = all.map(({ name, load, syncedPerSecond }, index) => [
    name,
    Math.round(load.events / load.seconds),
    Math.round(syncedPerSecond),
    load.p50.toFixed(1),
    load.p99.toFixed(1),
    load.slowest.toFixed(1),
    index === 0 || !alone ? '' : (2 * alone.load.p99 + 50).toFixed(1)
  ])
  return table(heading, rows)
}
