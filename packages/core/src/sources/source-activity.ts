import { activityChannels, type IdentityUnitOfWork, latest, recountCustomer } from '../identity/index.js'
import { enqueueJob } from '../jobs/index.js'
import type { SourceRow } from './find-source.js'
import { type Attended, reconcileParticipantActivity } from './participants/participant-activity.js'
import { sourceTypesIn } from './source-types.js'
import { sources } from './tables/index.js'
import type { ChangedSource } from './write-sources.js'

/** The job that counts a meeting as activity when its time has come. */
export const activityKind = 'source_activity'

const activityTypes: readonly string[] = sourceTypesIn(activityChannels)

/**
 * Brings the customers and participants of sources in line with them: emails, meetings and tickets are activity, once their time has come. The
 * sources must be written.
 */
export async function reconcileSourceActivity(set: IdentityUnitOfWork, changed: readonly ChangedSource[]): Promise<void> {
  const active = changed.filter(({ row }) => activityTypes.includes(row.source_type))
  await set.customers.load(active.flatMap(({ row, known }) => [row.customer_id ?? [], known?.customer_id ?? []].flat()))
  const lost = new Set(active.flatMap((source) => (mayHaveLost(set, source) ? [source.known?.customer_id ?? []].flat() : [])))
  for (const customerId of lost) await readSourceActivity(set, customerId)
  for (const { row } of active) {
    if (row.occurred_at <= set.now) gainActivity(set, row)
    else await enqueueActivity(set, row)
  }
  for (const source of await reconcileParticipantActivity(set, active)) await enqueueActivity(set, source)
}

/** Takes removed sources out of the last activity of their customers, which must be loaded, and of their participants. */
export async function dropSourceActivity(
  set: IdentityUnitOfWork,
  removed: readonly (Attended & Pick<SourceRow, 'customer_id'>)[]
): Promise<void> {
  for (const customerId of new Set(removed.flatMap(({ customer_id }) => customer_id ?? []))) await readSourceActivity(set, customerId)
  const active = removed.filter(({ source_type }) => activityTypes.includes(source_type))
  const changed = active.map((known) => ({ row: undefined, known }))
  for (const source of await reconcileParticipantActivity(set, changed)) await enqueueActivity(set, source)
}

/**
 * Reads a loaded customer's last activity anew from its sources, after some came or went. `countedUntil` is the time of the last source that was
 * counted before. A process whose clock is ahead may have counted some that are still to come by this one's: they count again when their time has come.
 */
export async function readSourceActivity(
  set: IdentityUnitOfWork,
  customerId: string,
  countedUntil = set.customers.get(customerId)?.source_activity_at ?? null
): Promise<void> {
  const customer = set.customers.get(customerId)
  if (!customer) return
  if (countedUntil !== null && countedUntil > set.now) await enqueueAhead(set, customerId, countedUntil)
  const where = { customer_id: { eq: customerId }, occurred_at: { lte: set.now } }
  const found = activityTypes.map((sourceType) =>
    set.transaction.find(sources, {
      where: { ...where, source_type: { eq: sourceType } },
      orderBy: { column: 'occurred_at', direction: 'desc' },
      limit: 1,
      columns: ['occurred_at']
    })
  )
  const last = (await Promise.all(found)).flat().reduce<number | null>((at, source) => latest(at, source.occurred_at), null)
  if (last === customer.source_activity_at) return
  set.customers.patch(customerId, { source_activity_at: last, last_activity_at: latest(customer.last_activity_at, last) })
  if (last === null || last < (customer.source_activity_at ?? 0)) await recountCustomer(set, customerId)
}

/** Counts a source of a loaded customer, if its time has come. */
export function gainActivity(set: IdentityUnitOfWork, { customer_id, occurred_at }: Pick<SourceRow, 'customer_id' | 'occurred_at'>): void {
  const customer = customer_id === null ? undefined : set.customers.get(customer_id)
  if (!customer) return
  const source_activity_at = latest(customer.source_activity_at, occurred_at)
  set.customers.patch(customer.id, { source_activity_at, last_activity_at: latest(customer.last_activity_at, source_activity_at) })
}

/** Whether the customer that a source belonged to before may have lost its last activity. */
function mayHaveLost(set: IdentityUnitOfWork, { row, known }: ChangedSource): boolean {
  if (!known?.customer_id) return false
  const wasLast = set.customers.get(known.customer_id)?.source_activity_at === known.occurred_at
  return wasLast && (row.customer_id !== known.customer_id || row.occurred_at !== known.occurred_at)
}

async function enqueueAhead(set: IdentityUnitOfWork, customerId: string, until: number): Promise<void> {
  const ahead = await set.transaction.find(sources, {
    where: { customer_id: { eq: customerId }, source_type: { in: activityTypes }, occurred_at: { gt: set.now, lte: until } },
    columns: ['id', 'occurred_at']
  })
  for (const source of ahead) await enqueueActivity(set, source)
}

async function enqueueActivity(
  { transaction, ids, now }: IdentityUnitOfWork,
  { id, occurred_at }: Pick<SourceRow, 'id' | 'occurred_at'>
): Promise<void> {
  const job = { kind: activityKind, payload: { sourceId: id }, runAt: occurred_at, uniqueKey: `${activityKind} ${id} ${occurred_at}` }
  await enqueueJob(transaction, job, ids, now)
}
