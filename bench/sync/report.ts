import type { ServerMemory } from '../ingest/server-messages.js'
import { median } from '../machine/statistics.js'
import type { IngestBeside } from './measure-ingest.js'
import type { Rates, Took } from './measure-rate.js'
import type { AccountSize } from './stripe-account.js'

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

function table(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A Markdown table, a line for each kind of account: medians, and in brackets the ratios of all rounds. */
export function ratesTable(all: readonly Rates[]): string {
  const heading = [
    'account',
    'synced records/s',
    '**to a plain loop**',
    'a statement a table',
    '**to the same rows**',
    'to puts',
    'µs/record synced',
    'µs/record put'
  ]
  const rows = all.map(({ size, records, rounds }) => {
    const micros = (way: 'synced' | 'put') => median(rounds.map((round) => (cpuOf(round[way]) * 1e6) / records))
    const ratio = (way: 'plain' | 'plainAtOnce' | 'sameRows' | 'put') => {
      const ratios = rounds.map((round) => round[way].seconds / round.synced.seconds)
      return `${median(ratios).toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(', ')})`
    }
    return [
      nameOf(size),
      Math.round(median(rounds.map(({ synced }) => records / synced.seconds))),
      ratio('plain'),
      ratio('plainAtOnce'),
      ratio('sameRows'),
      ratio('put'),
      Math.round(micros('synced')),
      Math.round(micros('put'))
    ]
  })
  return table(heading, rows)
}

function nameOf({ customers, emails, subscriptions }: AccountSize): string {
  return `${customers} customers${emails ? ' with emails' : ''}${subscriptions ? ', a subscription each' : ''}`
}

const cpuOf = ({ cpu: { node = 0, postgres = 0 } }: Took) => node + postgres

/** What the process held over a walk, a line for each kind of account. */
export function memoryTable(all: readonly Rates[]): string {
  const heading = ['account', 'held', 'before', 'after 1/4', 'after 2/4', 'after 3/4', 'at the end']
  const rows = all.flatMap(({ size, memory }) =>
    (['heap', 'resident'] as const).map((kind: keyof ServerMemory) => [
      nameOf(size),
      `${kind} MB`,
      ...memory.map((sample) => megabytes(sample[kind]))
    ])
  )
  return table(heading, rows)
}

/** A Markdown table, a line for each way of ingest. */
export function ingestTable(all: readonly IngestBeside[]): string {
  const heading = ['ingest', 'events/s', 'records/s synced', 'p50 ms', 'p99 ms', 'slowest ms', '**p99 to alone**']
  const [alone] = all
  const rows = all.map(({ name, load, syncedPerSecond }, index) => [
    name,
    Math.round(load.events / load.seconds),
    Math.round(syncedPerSecond),
    load.p50.toFixed(1),
    load.p99.toFixed(1),
    load.slowest.toFixed(1),
    index === 0 || !alone ? '' : (load.p99 / alone.load.p99).toFixed(2)
  ])
  return table(heading, rows)
}
