import type { PlainRounds } from '../database/plain-table.js'
import type { LoadOrder, Measured } from '../load/messages.js'
import { spanOf, type Traffic } from '../load/traffic.js'
import { Child } from '../machine/child.js'
import { type Cpu, cpuBetween, readCpuTime } from '../machine/cpu-time.js'
import { runBareServer } from './bare-server.js'
import { compareLines, type Differences } from './compare.js'
import { expectedLines } from './expected.js'
import type { IngestOptions } from './options.js'
import type { Profile } from './profile.js'
import { type Loaded, runLoad } from './run-load.js'
import type { ServerCommand, ServerNews, ServerStart } from './server-messages.js'
import type { Site } from './site.js'
import { storedLines } from './stored.js'

/** More than any machine of today takes in a second; batches beyond are made for nothing. */
const batchesASecond = 2_000

export interface Scenario {
  connections: number
  organizations: number
  options: IngestOptions
  profile: Profile | undefined
}

export interface ScenarioResult {
  load: Measured
  loadCpu: Cpu
  plain: PlainRounds
  plainCpu: Cpu
  /** By statements that are sent anew each time, where that is another way. */
  unprepared: PlainRounds | undefined
  /** The same load on a server that only stores; on Postgres alone. */
  bare: Loaded | undefined
  differences: Differences
  /** What the profile says, if there is one. */
  profile: string | undefined
}

type Server = Child<ServerStart | ServerCommand, ServerNews>

/** Serves, loads, ends the servers, compares what is stored with what was acknowledged, and inserts the same rows plainly. */
export async function runScenario(site: Site, scenario: Scenario): Promise<ScenarioResult> {
  const { options } = scenario
  const batches = (options.seconds + options.warmUpSeconds) * batchesASecond
  const start = Date.now() - spanOf(batches)
  const traffic: Traffic = { seed: 1, organizations: scenario.organizations, start, identity: options.identity }
  const { servers, ports, organizations } = await startServers(site, scenario)
  const paths = organizations.map(({ publicKey }) => `/api/i/v1/${publicKey}/events`)
  const { connections } = scenario
  const { warmUpSeconds, seconds } = options
  const order: LoadOrder = { traffic, paths, ports, connections, warmUpSeconds, seconds, batches }
  const counted = [{ name: 'server', pids: servers.map(({ pid }) => pid) }, ...site.processes]
  const onMeasuring = () => scenario.profile?.begin(servers)
  const endServers = () => Promise.all(servers.map((server) => server.end({ command: 'end' })))
  const { sent, load, loadCpu } = await runLoad(order, counted, onMeasuring).finally(endServers)
  const profile = await scenario.profile?.describe()
  const ids = organizations.map(({ id }) => id)
  const differences = compareLines(expectedLines(traffic, sent), await site.examine((query) => storedLines(query, ids)))
  const plain = await runPlainInserts(site, seconds / 2)
  return { load, loadCpu, ...plain, bare: await runBareServer(site, order), differences, profile }
}

async function startServers({ store }: Site, { organizations: count, options }: Scenario) {
  const servers: Server[] = []
  const ports: number[] = []
  let organizations: ServerNews['organizations'] = []
  for (let number = 0; number < (store.kind === 'pglite' ? 1 : options.servers); number++) {
    const server: Server = new Child('server.ts', { store, organizations: number === 0 ? count : 0 })
    servers.push(server)
    const news = await server.hear()
    ports.push(news.port)
    if (number === 0) organizations = news.organizations
  }
  return { servers, ports, organizations }
}

async function runPlainInserts(site: Site, seconds: number): Promise<Pick<ScenarioResult, 'plain' | 'plainCpu' | 'unprepared'>> {
  const inserts = await site.preparePlainInserts()
  try {
    const counted = [{ name: 'client', pids: [process.pid] }, ...site.processes]
    const begun = readCpuTime(counted)
    const plain = await inserts.run(seconds)
    const plainCpu = cpuBetween(begun, readCpuTime(counted))
    return { plain, plainCpu, unprepared: await inserts.runUnprepared?.(seconds) }
  } finally {
    await inserts.close()
  }
}
