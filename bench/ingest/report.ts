import type { Cpu } from '../machine/cpu-time.js'
import { median } from '../machine/statistics.js'
import type { StoreName } from './options.js'
import type { ScenarioResult } from './scenario.js'

/** The results of one combination, run once or several times. */
export interface Combination {
  store: StoreName
  connections: number
  organizations: number
  results: ScenarioResult[]
}

interface Column {
  title: string
  figure: (result: ScenarioResult) => number
  digits?: number
}

const rate = ({ load }: ScenarioResult) => load.events / load.seconds
const plainRate = ({ plain }: ScenarioResult) => plain.rows / plain.seconds
const unpreparedRate = ({ plain, unprepared = plain }: ScenarioResult) => unprepared.rows / unprepared.seconds
/** On PGlite there is no bare server. */
const bareRate = ({ bare }: ScenarioResult) => (bare ? bare.load.events / bare.load.seconds : Number.NaN)
const micros = (seconds: number | undefined, units: number) => ((seconds ?? 0) * 1e6) / units
/** What the data's way into the database costs: all but the client and the machine's other processes. */
const ownCpu = ({ server = 0, postgres = 0 }: Cpu) => server + postgres
/** PGlite's plain inserts run in the process that sends them. */
const plainCpu = ({ postgres, client }: Cpu) => (postgres ?? 0) + (client ?? 0)
const othersShare = (cpu: Cpu, seconds: number) => ((cpu.others ?? 0) / seconds) * 100

const columns: Column[] = [
  { title: 'events/s', figure: rate },
  { title: 'plain rows/s', figure: plainRate },
  { title: '**ratio**', figure: (result) => rate(result) / plainRate(result), digits: 2 },
  { title: 'unprepared rows/s', figure: unpreparedRate },
  { title: 'ratio to them', figure: (result) => rate(result) / unpreparedRate(result), digits: 2 },
  { title: 'bare server events/s', figure: bareRate },
  { title: 'its ratio', figure: (result) => bareRate(result) / plainRate(result), digits: 2 },
  { title: 'ratio to it', figure: (result) => rate(result) / bareRate(result), digits: 2 },
  { title: 'p50 ms', figure: ({ load }) => load.p50 },
  { title: 'p99 ms', figure: ({ load }) => load.p99 },
  { title: 'µs/event server', figure: ({ load, loadCpu }) => micros(loadCpu.server, load.events), digits: 1 },
  { title: 'database', figure: ({ load, loadCpu }) => micros(loadCpu.postgres, load.events), digits: 1 },
  { title: 'client', figure: ({ load, loadCpu }) => micros(loadCpu.client, load.events), digits: 1 },
  { title: 'µs/row plain', figure: ({ plain, plainCpu: cpu }) => micros(plainCpu(cpu), plain.rows), digits: 1 },
  {
    title: 'ratio by CPU',
    figure: ({ load, loadCpu, plain, plainCpu: cpu }) => micros(plainCpu(cpu), plain.rows) / micros(ownCpu(loadCpu), load.events),
    digits: 2
  },
  { title: "others' CPU %, load", figure: ({ load, loadCpu }) => othersShare(loadCpu, load.seconds) },
  { title: 'plain', figure: ({ plain, plainCpu: cpu }) => othersShare(cpu, plain.seconds) }
]

const heading = ['store', 'connections', 'organizations', ...columns.map(({ title }) => title), 'rows compared']

/** A Markdown table; of several runs the median, and in brackets the least and the greatest. */
export function ingestTable(combinations: readonly Combination[]): string {
  const rows = combinations.map(({ store, connections, organizations, results }) => [
    store,
    connections,
    organizations,
    ...columns.map(({ figure, digits = 0 }) => spread(results.map(figure), digits)),
    results.map(({ differences }) => differences.rows).join(', ')
  ])
  const lines = [heading, heading.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function spread(values: readonly number[], digits: number): string {
  const middle = median(values).toFixed(digits)
  if (values.length < 2) return middle
  return `${middle} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`
}
