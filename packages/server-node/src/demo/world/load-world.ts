import type { Rapport, Workspace } from '@rapport/core'
import { type World, type WorldBatch, type WorldSubscription, world } from '@rapport/demo-world'

/** Changes with the world's data: what another version has loaded is loaded anew. */
const version = 6
const dayMs = 86_400_000
/** What people of this world do once they are at home in the product. */
const activationEvent = 'template_created'
/** The parts of the product whose use is counted by week. */
const features = [
  { eventName: 'route_optimized', featureKey: 'route_planner', name: 'Route planner' },
  { eventName: 'schedule_published', featureKey: 'schedule', name: 'Schedule' },
  { eventName: 'mobile_checkin', featureKey: 'mobile_app', name: 'Mobile app' },
  { eventName: 'report_exported', featureKey: 'reports', name: 'Reports' },
  { eventName: 'forecast_opened', featureKey: 'forecast', name: 'Forecast' }
]
const rowsAtOnce = 200
const batchesAtOnce = 16

export interface LoadOptions {
  seed?: number
  /** How large: 1 is about 70 customers with 60,000 events. */
  scale?: number
  /** The end of the world, in epoch milliseconds: now. */
  now: number
  /** Stops between two commits; loading again goes on there. */
  signal?: AbortSignal
  onProgress?(progress: { done: number; total: number }): void
  /** Told once all customers are there, and what they pay for: what they say and do is still to come. */
  onCustomers?(): Promise<void>
}

/** What the mark of an organization says of the world in it. `done` counts pieces. */
interface Mark {
  world: string
  version: number
  seed: number
  scale: number
  end: number
  done: number
  isComplete: boolean
}

/** What became of the world: `present` was there and is of today, `stopped` goes on when it is asked for again. */
export type Loaded = 'loaded' | 'present' | 'stopped'

/**
 * Loads the demo world into an organization, marked as a demo. One that is there and of today stays; an older one is replaced, so that it ends today; one
 * that was half loaded is finished. All of it has ids of its own: loading a part again changes nothing. Throws CONFLICT for an organization with data of
 * its own.
 */
export async function loadWorld(rapport: Rapport, organizationId: string, options: LoadOptions): Promise<Loaded> {
  const { seed = 1, scale = 1, now, signal, onProgress, onCustomers } = options
  const { demo } = rapport.organizations
  const known = readMark(await demo.of(organizationId))
  const fits = known?.version === version && known.seed === seed && known.scale === scale && now - known.end < dayMs
  if (known && fits && known.isComplete) return 'present'
  if (known && !fits) await demo.clear(organizationId)
  const mark: Mark = known && fits ? known : { world: 'fernway', version, seed, scale, end: now, done: 0, isComplete: false }
  await demo.mark(organizationId, { ...mark })
  const made = world({ seed, scale, end: mark.end })
  const workspace = rapport.organization(organizationId)
  const putBilling = (at: number, rows: WorldSubscription[]) => demo.putSubscriptions(organizationId, at, rows)
  const all = () => pieces(made, workspace, { putBilling, onCustomers: async () => onCustomers?.() })
  const total = [...all()].reduce((sum, { rows }) => sum + rows, 0)
  let count = 0
  let done = 0
  for (const { rows, write } of all()) {
    if (signal?.aborted) return 'stopped'
    count++
    done += rows
    if (count <= mark.done) continue
    await write()
    await demo.mark(organizationId, { ...mark, done: count })
    onProgress?.({ done, total })
  }
  await demo.mark(organizationId, { ...mark, done: count, isComplete: true })
  return 'loaded'
}

function readMark(mark: Record<string, unknown> | null): Mark | undefined {
  if (mark === null) return undefined
  const number = (name: string) => (typeof mark[name] === 'number' ? mark[name] : Number.NaN)
  return {
    world: String(mark.world),
    version: number('version'),
    seed: number('seed'),
    scale: number('scale'),
    end: number('end'),
    done: number('done'),
    isComplete: mark.isComplete === true
  }
}

/** A part of the world that is written at once. */
interface Piece {
  rows: number
  write(): Promise<unknown>
}

interface LoadSteps {
  putBilling(at: number, subscriptions: WorldSubscription[]): Promise<unknown>
  onCustomers(): Promise<unknown>
}

/** The world in pieces, always the same ones: first who there is, then what they said, then what they did. */
function* pieces(
  { members, customers, users, billing, contracts, ownerships, sources, batches }: World,
  workspace: Workspace,
  { putBilling, onCustomers }: LoadSteps
): Generator<Piece> {
  yield* slices(members, (rows) => workspace.members.put(rows))
  yield* slices(customers, (rows) => workspace.customers.put(rows))
  yield* slices(users, (rows) => workspace.users.put(rows))
  for (const { at, subscriptions } of billing) yield* slices(subscriptions, (rows) => putBilling(at, rows))
  yield* slices(contracts, (rows) => workspace.contracts.put(rows))
  yield* slices(ownerships, async (rows) => {
    for (const { customerId, memberId } of rows) await own(workspace, customerId, memberId)
  })
  yield { rows: 0, write: onCustomers }
  yield* slices(sources, (rows) => workspace.sources.put(rows))
  // Before the events: it holds for those that come from then on.
  yield { rows: 1, write: () => workspace.call('svc_update_customer_activation', { eventName: activationEvent }) }
  let waiting: WorldBatch[] = []
  for (const batch of batches()) {
    waiting.push(batch)
    if (waiting.length < batchesAtOnce) continue
    yield eventsOf(waiting, workspace)
    waiting = []
  }
  if (waiting.length > 0) yield eventsOf(waiting, workspace)
  yield { rows: 1, write: () => nameFeatures(workspace) }
  // At last: they are to judge a whole world, not one that grows.
  yield { rows: 1, write: () => watch(workspace) }
  yield { rows: 1, write: () => workspace.lookback.run({ months: 12 }) }
}

/** Says which events are features: those that are there stay, as somebody may have changed them. */
async function nameFeatures(workspace: Workspace): Promise<void> {
  const { sources, features: known } = await workspace.tools.listFeatures({})
  const [source] = sources
  if (!source) return
  for (const feature of features)
    if (!known.some(({ featureKey }) => featureKey === feature.featureKey))
      await workspace.tools.createFeature({ ...feature, sourceKey: source.sourceKey })
}

/** Switches on every signal that comes with Rapport. */
async function watch({ signals }: Workspace): Promise<void> {
  const { builtIn } = await signals.options()
  for (const { key } of builtIn) await signals.updateBuiltIn(key, { enabled: true })
}

function* slices<Row>(rows: readonly Row[], write: (rows: Row[]) => Promise<unknown>): Generator<Piece> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const slice = rows.slice(at, at + rowsAtOnce)
    yield { rows: slice.length, write: () => write(slice) }
  }
}

function eventsOf(batches: readonly WorldBatch[], workspace: Workspace): Piece {
  const rows = batches.reduce((sum, { events }) => sum + events.length, 0)
  return { rows, write: () => Promise.all(batches.map((batch) => workspace.ingest(batch))) }
}

async function own(workspace: Workspace, customerId: string, memberId: string): Promise<void> {
  const { id } = await workspace.customers.get({ customerId })
  await workspace.call('svc_assign_customer_owner', { customerId: id, targetUserId: memberId })
}
