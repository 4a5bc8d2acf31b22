import { attentionItems } from '../attention/index.js'
import { customers, merges } from '../identity/index.js'
import { jobs } from '../jobs/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { day as dayLength, type Ids, startOfDay, wallClock } from '../values/index.js'
import { reconcileAttention } from './attention/reconcile-attention.js'
import { judgedColumns } from './detections/look.js'
import { evaluateCustomers } from './evaluate-customers.js'
import type { Outcome } from './outcome.js'
import { type Calendar, readCalendar } from './patterns/calendar.js'
import { planSignalDay, signalDayKind } from './queue.js'
import { openOccurrences, reconcileOccurrences } from './reconcile-occurrences.js'
import { signals } from './tables/signals.js'
import { type WatchedSignal, watchedKinds, watchedSignals } from './watched-signal.js'

/** What was found of some customers, to be written. */
export interface Pass {
  outcomes: Outcome[]
  customerIds: string[]
}

/** What a look at many customers reads once. */
export interface Looking {
  signals: readonly WatchedSignal[]
  /** Undefined where nothing is watched. */
  calendar: Calendar | undefined
}

/** Reads what the looks at customers have in common, as of `now`. */
export async function readLooking(store: OrganizationStore, now: number): Promise<Looking> {
  const signals = await watchedSignals(store)
  if (signals.length === 0) return { signals, calendar: undefined }
  const { default_timezone } = await readSettings(store)
  return { signals, calendar: await readCalendar(store, now, default_timezone) }
}

/** Looks at some customers: what holds of them now by every signal. It reads only; ingest goes on beside it. */
export async function look(
  store: OrganizationStore,
  { signals, calendar }: Looking,
  customerIds: readonly string[],
  now: number
): Promise<Pass> {
  if (!calendar) return { outcomes: [], customerIds: await survivors(store, customerIds) }
  const found = await store.find(customers, { where: { id: { in: await survivors(store, customerIds) } }, columns: judgedColumns })
  const ids = found.map(({ id }) => id)
  const open = await openOccurrences(
    store,
    signals.map(({ id }) => id),
    ids
  )
  return { outcomes: await evaluateCustomers(store, signals, found, { asOf: now, calendar, openOf: open.first }), customerIds: ids }
}

/** The customers that these ids lead to. */
async function survivors(store: OrganizationStore, customerIds: readonly string[]): Promise<string[]> {
  const ids = new Set(customerIds)
  for (let latest = [...ids]; latest.length > 0; ) {
    const merged = await store.find(merges, { where: { from_id: { in: latest }, entity: { eq: 'customer' } }, columns: ['into_id'] })
    latest = merged.map(({ into_id }) => into_id).filter((id) => !ids.has(id))
    for (const id of latest) ids.add(id)
  }
  return [...ids]
}

/** Writes what a look found, and brings the customers' attention items in line with it. */
export async function writePass(transaction: Transaction, { outcomes, customerIds }: Pass, ids: Ids, now: number): Promise<void> {
  await reconcileOccurrences(transaction, outcomes, ids, now)
  await reconcileAttention(transaction, customerIds, ids, now)
}

const customersAPage = 500

/** The customers that come next in the look of a day: those that were ever seen, or are known by billing or facts. */
export async function nextCustomers(store: OrganizationStore, after: string | null): Promise<string[]> {
  const rows = await store.find(customers, { columns: ['id'], limit: customersAPage, ...(after !== null && { after: { key: [after] } }) })
  return rows.map(({ id }) => id)
}

/** Whether anybody has to look again tomorrow: something is watched over time, or holds somebody's attention. */
export async function hasTomorrow(transaction: Transaction): Promise<boolean> {
  const watched = { enabled: { eq: true }, kind: { in: watchedKinds } }
  if ((await transaction.count(signals, watched, 1)) > 0) return true
  return (await transaction.count(attentionItems, { status: { eq: 'open' } }, 1)) > 0
}

/** When the workspace's next day starts. */
export async function nextDayOf(rows: OrganizationStore | Transaction, now: number): Promise<number> {
  const { default_timezone } = await readSettings(rows)
  const today = Math.floor(wallClock(now, default_timezone) / dayLength) * dayLength
  return startOfDay(today + dayLength, default_timezone)
}

/** Has what presses looked at again tomorrow: it is over some day, though nothing changes. */
export async function keepSignalDay(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: signalDayKind } }, columns: ['id'], limit: 1 })
  if (live || !(await hasTomorrow(transaction))) return
  await planSignalDay(transaction, ids, now, await nextDayOf(transaction, now))
}
