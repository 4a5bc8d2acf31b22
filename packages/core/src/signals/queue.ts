import { Type } from 'typebox'
import { weighedTypes } from '../assessment/index.js'
import { beforeCommit, type ChangeOf, defineSubscriber, emit } from '../changes/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { signalQueue } from './tables/signal-queue.js'

/** The job that looks at customers about whom something changed, and the one that looks at all of them once a day. One of both runs at a time. */
export const signalChangesKind = 'signal_changes'
export const signalDayKind = 'signal_day'
const serialKey = 'signals'

export const signalChangesPayload = Type.Object({ customerIds: Type.Array(Type.String()) })
/** The customer behind which the day's look goes on; null before the first. */
export const signalDayPayload = Type.Object({ after: Type.Union([Type.String(), Type.Null()]) })

/**
 * Has signals and attention items of customers looked at anew, for what a commit changed about them. A row that is there already is locked by the write, so
 * that the job which takes it waits for this commit and sees what it changed.
 */
export async function queueCustomers(transaction: Transaction, customerIds: Iterable<string>, ids: Ids, now: number): Promise<void> {
  const rows = [...new Set(customerIds)].sort().map((customer_id) => ({ customer_id, at: now }))
  if (rows.length === 0) return
  await transaction.merge(signalQueue, rows)
  await enqueueChanges(transaction, ids, now)
}

/**
 * The same for what ingest changes: much less work where a customer waits already. The `ingest` lock must be held: the job takes rows under it, so that
 * none is taken between this look and the commit.
 */
export async function queueActiveCustomers(transaction: Transaction, customerIds: Iterable<string>, ids: Ids, now: number): Promise<void> {
  const rows = [...new Set(customerIds)].sort().map((customer_id) => ({ customer_id, at: now }))
  if (rows.length === 0) return
  const areNew = await transaction.insert(signalQueue, rows)
  if (areNew.some(Boolean)) await enqueueChanges(transaction, ids, now)
}

function enqueueChanges(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  return enqueueJob(
    transaction,
    { kind: signalChangesKind, payload: { customerIds: [] }, uniqueKey: signalChangesKind, serialKey },
    ids,
    now
  )
}

/** Has all customers looked at, now unless told otherwise, and once a day from then on; a job that waits for tomorrow does so now. */
export async function planSignalDay(transaction: Transaction, ids: Ids, now: number, runAt = now): Promise<void> {
  await enqueueJob(transaction, { kind: signalDayKind, payload: { after: null }, uniqueKey: signalDayKind, serialKey, runAt }, ids, now)
  const waiting = { unique_key: { eq: signalDayKind }, running: { eq: false }, run_at: { gt: runAt } }
  const [found] = await transaction.find(jobs, { where: waiting, columns: ['id'] })
  if (!found || (await transaction.update(jobs, waiting, { run_at: runAt })) === 0) return
  emit(transaction, { kind: 'jobEnqueued', jobId: found.id, jobKind: signalDayKind, dueAt: runAt })
}

/** Most customers that one step looks at. */
const customersAtOnce = 200

/** Takes the customers that wait, the first of them; the `ingest` lock must be held. */
export async function takeQueued(transaction: Transaction): Promise<string[]> {
  const waiting = await transaction.find(signalQueue, { columns: ['customer_id'], limit: customersAtOnce })
  const ids = waiting.map(({ customer_id }) => customer_id)
  if (ids.length > 0) await transaction.remove(signalQueue, { customer_id: { in: ids } })
  return ids
}

const judgedChanges = [
  'factDetected',
  'factChanged',
  'factStatusChanged',
  'subscriptionChanged',
  'billingChanged',
  'termsChanged',
  'sourcePut',
  'customerMerged'
] as const

/** What is told of a customer and may change how it stands has it assessed, from the commit on that writes it. */
export const queueChangedCustomers = defineSubscriber({
  at: beforeCommit,
  kinds: judgedChanges,
  follow: (changes, { transaction, ids, now }) => queueCustomers(transaction, changes.flatMap(customersOf), ids, now)
})

/** The customers that a change may make stand otherwise. */
function customersOf(change: ChangeOf<(typeof judgedChanges)[number]>): string[] {
  switch (change.kind) {
    case 'factDetected':
      return mayWeigh(change.factType) ? [change.customerId] : []
    case 'factChanged':
      return mayWeigh(change.factType) || mayWeigh(change.before.factType) ? [change.customerId, change.before.customerId] : []
    case 'sourcePut':
      return change.sourceType === 'SUPPORT_TICKET' && change.customerId !== null ? [change.customerId] : []
    case 'customerMerged':
      return [change.intoId]
    case 'factStatusChanged':
    case 'subscriptionChanged':
    case 'billingChanged':
    case 'termsChanged':
      return [change.customerId]
  }
}

const mayWeigh = (factType: string) => weighedTypes.includes(factType)
