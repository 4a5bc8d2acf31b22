import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './database/native-postgres.js'
import { compareLines } from './ingest/compare.js'
import { expectedLines } from './ingest/expected.js'
import { runLoad } from './ingest/run-load.js'
import type { ServerCommand, ServerNews, ServerStart } from './ingest/server-messages.js'
import { postgresSite, type Site } from './ingest/site.js'
import { storedLines } from './ingest/stored.js'
import { makeBatch } from './load/batch.js'
import { eventsPerBatch, spanOf, type Traffic } from './load/traffic.js'
import { Child } from './machine/child.js'
import { describeMachine } from './machine/machine.js'

// `rapport import` of a file, beside ingest over HTTP at 128 connections of the same events: both into an empty native Postgres. The file has a line for
// each batch, or a line for each event. It prints rates and their ratio, and whether what is stored is what both must have made.
const count = Number(process.argv[2] ?? 200_000)
// Ingest slows down as the tables grow: a longer file is compared with a longer load.
const seconds = Number(process.argv[3] ?? 10)
const batches = Math.ceil(count / eventsPerBatch)
const batchesOfLoad = 2 * seconds * 2_000
const traffic: Traffic = { seed: 1, organizations: 1, start: Date.now() - spanOf(Math.max(batches, batchesOfLoad)), identity: 'events' }
const cli = fileURLToPath(new URL('../packages/cli/bin/rapport.js', import.meta.url))

const postgres = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'rapport-bench-import-'))
try {
  console.log(describeMachine(postgres.version))
  const http = await withSite(byHttp)
  console.log(`ingest over HTTP, 128 connections: ${Math.round(http)} events a second`)
  for (const shape of ['batches', 'events'] as const) {
    const file = join(folder, `${shape}.ndjson`)
    await writeFileOf(shape, file)
    const rate = await withSite((site) => byImport(site, file))
    console.log(
      `import of ${batches * eventsPerBatch} events, lines of ${shape}: ${Math.round(rate)} a second, ratio ${(rate / http).toFixed(2)}`
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
  await postgres.stop()
}

async function withSite<R>(work: (site: Site) => Promise<R>): Promise<R> {
  const site = await postgresSite(postgres)
  try {
    return await work(site)
  } finally {
    await site.remove()
  }
}

async function byHttp(site: Site): Promise<number> {
  const server = new Child<ServerStart | ServerCommand, ServerNews>('server.ts', { store: site.store, organizations: 1 })
  const { port, organizations } = await server.hear()
  const paths = organizations.map(({ publicKey }) => `/api/i/v1/${publicKey}/events`)
  const order = { traffic, paths, ports: [port], connections: 128, warmUpSeconds: seconds, seconds, batches: batchesOfLoad }
  const { load } = await runLoad(order, []).finally(() => server.end({ command: 'end' }))
  return load.events / load.seconds
}

/** Starts the command as its users do. Its own start, and the look at the file, are in its time. */
async function byImport(site: Site, file: string): Promise<number> {
  if (site.store.kind !== 'postgres') throw new Error('The bench is for Postgres')
  const server = new Child<ServerStart | ServerCommand, ServerNews>('server.ts', { store: site.store, organizations: 1 })
  const { organizations } = await server.hear()
  await server.end({ command: 'end' })
  const child = spawn(process.execPath, [cli, 'import', file, '--store', site.store.url, '--json', '--restart'], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  const { events, added, seconds: taken, refused } = JSON.parse(said || '{}')
  if (code !== 0 || added !== batches * eventsPerBatch)
    throw new Error(`The import ended with ${code}: ${added} new events, ${refused} refused`)
  const ids = organizations.map(({ id }) => id)
  const { missing, unexpected } = compareLines(expectedLines(traffic, batches), await site.examine((query) => storedLines(query, ids)))
  if (missing.length + unexpected.length > 0) {
    process.exitCode = 1
    console.error(`What is stored is not what was imported: ${missing.length} missing, ${unexpected.length} unexpected`)
  }
  return events / taken
}

async function writeFileOf(shape: 'batches' | 'events', file: string): Promise<void> {
  const out = createWriteStream(file)
  for (let number = 0; number < batches; number++) {
    const { visitorId, sessionId, customerId, events } = makeBatch(traffic, number)
    const customer =
      customerId === null ? {} : { customerIdentity: { customerId, customerTraits: { name: `Company ${customerId}`, plan: 'pro' } } }
    const envelope = { source: 'client', visitorId, sessionId, ...customer }
    const lines = shape === 'batches' ? [{ ...envelope, events }] : events.map((event) => ({ ...envelope, ...event }))
    if (!out.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}
