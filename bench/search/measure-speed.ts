import { createRapport, type ToolInput, type Workspace } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import { customerOf, questionsOf, sourcesOf, type Volume } from './volume.js'

type SearchInput = ToolInput<'svc_search_customer_context'>

/** What a search is narrowed by, for each of its questions. */
type Narrowing = (question: number) => Omit<SearchInput, 'query'>

/** Milliseconds of every search, by how it was narrowed; and how fast the index was filled. */
export interface Speed {
  segmentsPerSecond: number
  searches: { narrowed: string; times: number[] }[]
}

const perPut = 100
const warmUp = 10

/** Fills an organization on a Postgres server, then searches it. */
export async function measureSpeed(connectionString: string, volume: Volume, searches: number): Promise<Speed> {
  const rapport = createRapport({ store: postgresStore({ connectionString }, { migrate: true }) })
  try {
    const { id } = await rapport.organizations.create({ name: 'Bench' })
    const workspace = rapport.organization(id)
    await workspace.customers.put(Array.from({ length: volume.customers }, (_, number) => ({ customerId: customerOf(number) })))
    const segmentsPerSecond = await fill(workspace, volume)
    const narrowings: Record<string, Narrowing> = {
      'whole organization': () => ({}),
      'one customer': (question) => ({ customer: customerOf(question % volume.customers) }),
      'one month of calls': () => ({ after: '2026-03-01T00:00:00Z', before: '2026-04-01T00:00:00Z', sourceTypes: ['CALL'] })
    }
    const measured: Speed['searches'] = []
    for (const [narrowed, narrow] of Object.entries(narrowings))
      measured.push({ narrowed, times: await timesOf(workspace, narrow, searches) })
    return { segmentsPerSecond, searches: measured }
  } finally {
    await rapport.close()
  }
}

async function fill(workspace: Workspace, volume: Volume): Promise<number> {
  const begun = performance.now()
  let waiting: Parameters<Workspace['sources']['put']>[0][number][] = []
  for (const source of sourcesOf(volume)) {
    if (waiting.push(source) < perPut) continue
    await workspace.sources.put(waiting)
    waiting = []
  }
  if (waiting.length > 0) await workspace.sources.put(waiting)
  return (volume.sources * volume.segmentsEach * 1000) / (performance.now() - begun)
}

async function timesOf(workspace: Workspace, narrow: Narrowing, searches: number): Promise<number[]> {
  const times: number[] = []
  for (const [number, query] of questionsOf(searches + warmUp).entries()) {
    const begun = performance.now()
    await workspace.call('svc_search_customer_context', { query, ...narrow(number) })
    if (number >= warmUp) times.push(performance.now() - begun)
  }
  return times
}
