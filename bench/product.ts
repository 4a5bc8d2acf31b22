import { createRapport, type HttpClient, type Workspace } from '@rapport/core'
import { mixpanel } from '@rapport/integrations'
import { postgresStore } from '@rapport/storage-postgres'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { lineOf, measuredEvents, ownEvent } from './product/events.js'
import { exportOf } from './product/export.js'
import { secret } from './sync/credentials.js'

// The events of one day of a Mixpanel project, streamed through the sync engine, beside the same events through in-process ingest: in turns, each into an
// organization of its own on one Postgres. It prints rates, their ratio, and what the process held meanwhile.
const count = Number(process.argv[2] ?? measuredEvents)
const rounds = Number(process.argv[3] ?? 2)
const day = 86_400_000
const startOfDay = Math.floor(Date.now() / day) * day - day
const credentials = { username: 'bench', secret: 'bench-secret-0123456789', projectId: '1', region: 'us' as const }
const configuration = {
  kind: 'mixpanel_mapping' as const,
  mapping: { mode: 'group_key' as const, groupKey: 'company_id' },
  confirm: true as const
}

/** As many batches at a time as a busy server has. */
const atOnce = 32
const perBatch = 100
/** What the export has now: few events to warm up, then all. */
let expected = 2_000

const postgres = await startPostgres()
try {
  console.log(describeMachine(postgres.version))
  const held: number[] = []
  const note = () => held.push(process.memoryUsage().rss)
  const http: HttpClient = async (address) => {
    const url = new URL(address)
    if (url.pathname !== '/api/2.0/export') return Response.json({ results: [], total: 0 })
    const isDay = url.searchParams.get('from_date') === new Date(startOfDay).toISOString().slice(0, 10) && !url.searchParams.has('limit')
    return exportOf(isDay ? expected : 0, (index) => lineOf(index, startOfDay), note)
  }
  const connectionString = await postgres.createDatabase('product')
  const store = postgresStore({ connectionString }, { migrate: true })
  const providers = [mixpanel({ requestsPerSecond: 1_000_000 })]
  const rapport = createRapport({ store, http, secret, publicUrl: 'http://localhost', providers })
  const workspaceOf = async (name: string) => rapport.organization((await rapport.organizations.create({ name })).id)
  try {
    await timed(() => sync(rapport, workspaceOf))
    await timed(() => ingest(workspaceOf, expected))
    expected = count
    for (let round = 1; round <= rounds; round++) {
      await postgres.checkpoint()
      const byIngest = await timed(() => ingest(workspaceOf, count))
      await postgres.checkpoint()
      held.length = 0
      const bySync = await timed(() => sync(rapport, workspaceOf))
      const [ingested, synced] = [byIngest, bySync].map((seconds) => Math.round(count / seconds))
      const megabytes = held.map((bytes) => Math.round(bytes / 1_048_576))
      console.log(
        `round ${round}: ${count} events, ingest ${ingested}/s, Mixpanel ${synced}/s, ratio ${(byIngest / bySync).toFixed(2)}; memory at each tenth ${megabytes.join(' ')} MB`
      )
    }
  } finally {
    await rapport.close()
  }
} finally {
  await postgres.stop()
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1_000
}

type WorkspaceOf = (name: string) => Promise<Workspace>

async function sync(running: { runDue(): Promise<unknown> }, open: WorkspaceOf): Promise<void> {
  const workspace = await open('Mixpanel')
  await workspace.integrations.connect('mixpanel', { config: { credentials, configuration } })
  for (let runs = 0; runs < 100; runs++) {
    await running.runDue()
    const [run] = await workspace.integrations.runs('mixpanel', { limit: 1 })
    if (run && run.status !== 'running') {
      const { outcome, added } = run.streams.find(({ stream }) => stream === 'events') ?? {}
      if (outcome !== 'ended' || added !== expected) throw new Error(`The events ${outcome}, ${added} of them`)
      return
    }
  }
}

async function ingest(open: WorkspaceOf, all: number): Promise<void> {
  const workspace = await open('Ingest')
  let next = 0
  const worker = async () => {
    for (let from = next; from < all; from = next) {
      next = from + perBatch
      const events = Array.from({ length: Math.min(perBatch, all - from) }, (_, index) => ownEvent(from + index, startOfDay))
      const { processed } = await workspace.ingest({ source: 'server', events })
      if (processed !== events.length) throw new Error('A batch was not taken whole')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
