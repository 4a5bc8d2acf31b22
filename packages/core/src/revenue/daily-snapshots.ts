import type { Static } from 'typebox'
import { customers, IdentityUnitOfWork } from '../identity/index.js'
import { RescheduleAt } from '../jobs/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import { type Ids, day as oneDay, startOfUtcDay } from '../values/index.js'
import { type dailySnapshots, maxGap } from './begin-daily-snapshots.js'
import { beginSubscriptions, nextBeginning } from './begin-subscriptions.js'
import { snapshotOf } from './snapshots.js'
import { revenueSnapshots } from './tables/index.js'

const pageSize = 1000

type Progress = Static<typeof dailySnapshots>
type Snapshot = RowOf<typeof revenueSnapshots>

/** Customers whose billing is known. */
const isBilled = { any: [{ billing_status: { ne: 'NONE' } }, { mrr_status: { ne: 'unavailable' } }] }

/**
 * Takes a page of a day's snapshots, and answers what is next; undefined when no customer has billing any more. Snapshots that are there stay: they
 * were written when something changed. So a day without one of a customer is a day on which nothing changed: today it is as the customer now stands, on a
 * past day, when no process took them, as it stood at the end of the day before. What is learnt later changes no past day. Subscriptions that have begun
 * since are counted first. The `ingest` lock must be held.
 */
export async function takeSnapshots(
  transaction: Transaction,
  progress: Progress,
  ids: Ids,
  now: number
): Promise<Progress | RescheduleAt<Progress> | undefined> {
  const { day, after } = progress
  const today = startOfUtcDay(now)
  const due = async (next: number) => Math.min(next, (await nextBeginning({ transaction, now })) ?? next)
  if (after === null) await beginSubscriptions(new IdentityUnitOfWork(transaction, ids, now), day)
  if (day > today) return new RescheduleAt(await due(day), progress)
  if (today - day > maxGap * oneDay) return { day: today, after: null }
  const page = await (day === today ? customersOf(transaction, day, after) : dayBefore(transaction, day, after))
  if (page.length > 0) await transaction.insert(revenueSnapshots, page)
  const last = page.at(-1)
  if (last && page.length === pageSize) return { day, after: last.customer_id }
  const next = { day: day + oneDay, after: null }
  if (day < today) return next
  return (await transaction.count(customers, isBilled, 1)) > 0 ? new RescheduleAt(await due(next.day), next) : undefined
}

async function customersOf(transaction: Transaction, day: number, after: string | null): Promise<Snapshot[]> {
  const rows = await transaction.find(customers, {
    where: isBilled,
    columns: ['id', 'mrr_cents', 'currency', 'plan', 'billing_status'],
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  return rows.map((customer) => snapshotOf(customer, day))
}

async function dayBefore(transaction: Transaction, day: number, after: string | null): Promise<Snapshot[]> {
  const before = day - oneDay
  const rows = await transaction.find(revenueSnapshots, {
    where: { day: { eq: before }, any: [{ billing_status: { ne: 'NONE' } }, { mrr_cents: { isNull: false } }] },
    orderBy: { column: 'day', direction: 'asc' },
    limit: pageSize,
    ...(after !== null && { after: { value: before, key: [after, before] } })
  })
  return rows.map((row) => ({ ...row, day }))
}
