import { setTimeout as sleep } from 'node:timers/promises'
import { createRapport, type Workspace } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import pg from 'pg'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { quantile } from './machine/statistics.js'

// Erasing a person with many events on native Postgres, beside a bare delete of the same rows from a table with the same indexes, both while ingest goes
// on: how long each takes, and what a batch of somebody else's events waits meanwhile. Then it looks for rows that are left.
const count = Number(process.argv[2] ?? 100_000)
const others = 100_000
const batch = 100
const person = { userId: 'ada-7781', email: 'ada.lovelace@acme.com' }

const postgres = await startPostgres()
try {
  console.log(describeMachine(postgres.version))
  const url = await postgres.createDatabase('erasure')
  const silent = { info() {}, warn() {}, error() {} }
  const rapport = createRapport({ store: postgresStore({ connectionString: url, migrate: true }), logger: silent })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { id } = await rapport.organizations.create({ name: 'Bench', slug: 'bench' })
    await measure(rapport.organization(id), client, id, () => rapport.start())
  } finally {
    await client.end()
    await rapport.close()
  }
} finally {
  await postgres.stop()
}

async function measure(workspace: Workspace, client: pg.Client, id: string, start: () => void): Promise<void> {
  for (let first = 0; first < count; first += 8 * batch)
    await Promise.all(upTo(8, count - first).map((size) => send(workspace, person, size)))
  for (let first = 0; first < others; first += 8 * batch)
    await Promise.all(upTo(8, others - first).map((size, index) => send(workspace, somebody(first + index), size)))
  const { rows } = await client.query('select user_id, count(*)::int as n from rapport.events group by 1 order by 2 desc limit 1')
  const { user_id: userId, n } = rows[0]
  await client.query('create table rapport.bare (like rapport.events including all)')
  await client.query('insert into rapport.bare select * from rapport.events')
  await client.query('vacuum analyze rapport.bare')
  await client.query('vacuum analyze rapport.events')
  await postgres.checkpoint()
  start()

  const alone = await beside(workspace, () => sleep(5_000))
  const bare = await beside(workspace, () =>
    client.query('delete from rapport.bare where organization_id = $1 and user_id = $2', [id, userId])
  )
  await postgres.checkpoint()
  const erased = await beside(workspace, async () => {
    let erasure = await workspace.privacy.erase({ email: person.email })
    while (erasure.status !== 'done') {
      await sleep(20)
      erasure = await workspace.privacy.getErasure(erasure.id)
    }
    return erasure
  })
  const left = await client.query('select count(*)::int as n from rapport.events where user_id = $1 or identity like $2', [
    userId,
    '%ada-7781'
  ])
  const line = (what: string, { seconds, latencies }: Beside<unknown>) =>
    console.log(
      `${what}: ${seconds.toFixed(2)} s; a batch of 20 beside it waits ${quantile(latencies, 0.5).toFixed(1)} ms (p50), ${quantile(latencies, 0.99).toFixed(1)} ms (p99) of ${latencies.length}`
    )
  line('ingest alone', alone)
  line(`bare delete of ${n} rows`, bare)
  line(`erasure of ${erased.result.removed.events} events`, erased)
  console.log(`ratio ${(erased.seconds / bare.seconds).toFixed(1)}, ${left.rows[0].n} rows left`)
  if (left.rows[0].n > 0) process.exitCode = 1
}

interface Beside<R> {
  result: R
  seconds: number
  latencies: number[]
}

/** Does work while batches of somebody else's events come in. */
async function beside<R>(workspace: Workspace, work: () => Promise<R>): Promise<Beside<R>> {
  const latencies: number[] = []
  let isOver = false
  const load = (async () => {
    for (let number = 0; !isOver; number++) {
      const since = performance.now()
      await send(workspace, somebody(number), 20)
      latencies.push(performance.now() - since)
      await sleep(10)
    }
  })()
  const since = performance.now()
  const result = await work()
  const seconds = (performance.now() - since) / 1_000
  isOver = true
  await load
  return { result, seconds, latencies }
}

function somebody(number: number) {
  const userId = `user-${number % 5_000}`
  return { userId, email: `${userId}@company-${number % 500}.com` }
}

function upTo(batches: number, left: number): number[] {
  return Array.from({ length: Math.min(batches, Math.ceil(left / batch)) }, (_, index) => Math.min(batch, left - index * batch))
}

function send(workspace: Workspace, userIdentity: { userId: string; email: string }, size: number) {
  const timestamp = Date.now() - Math.floor(Math.random() * 30 * 86_400_000)
  const events = Array.from({ length: size }, (_, index) => ({
    type: 'custom' as const,
    eventName: `did_${index % 20}`,
    properties: { plan: 'pro', place: 'header', amount: index, region: 'eu', isFirst: false },
    timestamp: timestamp + index
  }))
  return workspace.ingest({ userIdentity, events })
}
