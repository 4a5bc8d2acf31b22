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

/** Ingest at a fixed rate, first alone and then beside a sync of the same organization: in Stripe's own pages of 100, a second apart, and in small ones. */
export async function measureIngest(postgres: NativePostgres, seconds: number): Promise<IngestBeside[][]> {
  const measured: IngestBeside[][] = []
  for (const pageSize of [100, 10]) {
    console.error(`Ingest beside pages of ${pageSize}…`)
    const name = `ingest_${pageSize}`
    const url = await postgres.createDatabase(name)
    // Half of what is read are customers, half subscriptions; a little more than fits in the time.
    const customers = Math.ceil(((seconds + 2) * recordsPerSecond) / 2 / pageSize) * pageSize
    measured.push(await measureOne({ url, customers, pageSize, requestsPerSecond: recordsPerSecond / pageSize }, seconds))
    await postgres.dropDatabase(name)
  }
  return measured
}

async function measureOne(order: SyncServerStart, seconds: number): Promise<IngestBeside[]> {
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
      { name: `beside a sync in pages of ${order.pageSize}`, load: beside, syncedPerSecond: records / beside.seconds }
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
