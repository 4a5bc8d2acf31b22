import type { NativePostgres } from '../database/native-postgres.js'
import type { Measured } from '../load/messages.js'
import { Child } from '../machine/child.js'
import { OpenLoop } from './open-loop.js'
import type { SyncServerCommand, SyncServerNews, SyncServerStart } from './server-messages.js'

/** Ingest, and what a sync brought meanwhile. */
export interface IngestBeside {
  name: string
  load: Measured
  syncedPerSecond: number
}

type Server = Child<SyncServerStart | SyncServerCommand, SyncServerNews>

const eventsPerSecond = 500
const recordsPerSecond = 100
const warmUpSeconds = 10

/** How a sync reads meanwhile. */
interface Reading {
  name: string
  pageSize: number
  recordsPerSecond: number
  /** One that is not reads as fast as it can: `recordsPerSecond` is then more than it will reach. */
  isPaced: boolean
}

const readings: readonly Reading[] = [
  { name: 'in pages of 100, one a second', pageSize: 100, recordsPerSecond, isPaced: true },
  { name: 'in pages of 10, ten a second', pageSize: 10, recordsPerSecond, isPaced: true },
  { name: 'in pages of 100, as fast as it can', pageSize: 100, recordsPerSecond: 1_200, isPaced: false }
]

/** Ingest at a fixed rate, first alone and then beside a sync of the same organization: paced in Stripe's own pages and in small ones, and at full speed. */
export async function measureIngest(postgres: NativePostgres, seconds: number): Promise<IngestBeside[][]> {
  const measured: IngestBeside[][] = []
  for (const [index, reading] of readings.entries()) {
    console.error(`Ingest beside a sync ${reading.name}…`)
    const name = `ingest_${index}`
    const url = await postgres.createDatabase(name)
    measured.push(await measureOne(url, reading, seconds))
    await postgres.dropDatabase(name)
  }
  return measured
}

async function measureOne(url: string, { name, pageSize, isPaced, ...reading }: Reading, seconds: number): Promise<IngestBeside[]> {
  // Half of what is read are customers, half subscriptions; a little more than fits in the time.
  const customers = Math.ceil(((seconds + 2) * reading.recordsPerSecond) / 2 / pageSize) * pageSize
  const requestsPerSecond = isPaced ? reading.recordsPerSecond / pageSize : 1_000_000
  const order: SyncServerStart = { url, customers, pageSize, requestsPerSecond }
  const server: Server = new Child('sync-server.ts', order)
  try {
    const ready = await server.hear()
    if (ready.kind !== 'ready') throw new Error('The server did not say where it is')
    const batches = ((warmUpSeconds + 2 * seconds) * eventsPerSecond) / 10
    const loop = new OpenLoop(ready.port, `/api/i/v1/${ready.publicKey}/events`, batches)
    await loop.send(eventsPerSecond, warmUpSeconds)
    const alone = await loop.send(eventsPerSecond, seconds)
    server.tell({ command: 'connect' })
    await server.hear()
    const before = await count(server)
    const beside = await loop.send(eventsPerSecond, seconds)
    const records = (await count(server)) - before
    loop.close()
    return [
      { name: 'alone', load: alone, syncedPerSecond: 0 },
      { name: `beside a sync ${name}`, load: beside, syncedPerSecond: records / beside.seconds }
    ]
  } finally {
    await server.end({ command: 'end' })
  }
}

async function count(server: Server): Promise<number> {
  server.tell({ command: 'count' })
  const news = await server.hear()
  if (news.kind !== 'counted') throw new Error('The server did not say what it has read')
  return news.records
}
