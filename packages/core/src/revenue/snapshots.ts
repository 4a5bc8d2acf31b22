import { defineSubscriber } from '../changes/index.js'
import { type customers, type IdentityUnitOfWork, rowsWritten } from '../identity/index.js'
import type { RowOf } from '../storage/index.js'
import { groupBy, day as oneDay, startOfUtcDay } from '../values/index.js'
import { beginDailySnapshots, firstDayToCome, maxGap } from './begin-daily-snapshots.js'
import { revenueSnapshots } from './tables/index.js'

type Snapshot = RowOf<typeof revenueSnapshots>
type Billed = Pick<RowOf<typeof customers>, 'id' | 'mrr_cents' | 'currency' | 'plan' | 'billing_status'>

const nothing = { mrr_cents: null, currency: null, plan: null, billing_status: 'NONE' }

/** How a customer stands, as the snapshot of a UTC day. */
export function snapshotOf({ id, mrr_cents, currency, plan, billing_status }: Billed, day: number): Snapshot {
  return { customer_id: id, day, mrr_cents, currency, plan, billing_status }
}

/**
 * Writes today's snapshot of the customers whose billing changed, the last of a day standing; the first of them has the daily snapshots begin. A
 * customer that is taken away ends with a snapshot of nothing.
 */
export const snapshotChanges = defineSubscriber({
  at: rowsWritten,
  kinds: ['billingChanged'],
  follow: (changes, set) => writeSnapshots(set, [...new Set(changes.map(({ customerId }) => customerId))])
})

async function writeSnapshots(set: IdentityUnitOfWork, ids: readonly string[]): Promise<void> {
  const today = startOfUtcDay(set.now)
  const gone = await takenAway(
    set,
    ids.filter((id) => !set.customers.get(id))
  )
  const taken = await takenDays(set, today)
  const later = await laterDays(set, ids, today)
  const rows = ids.flatMap((id) => {
    const customer = set.customers.get(id) ?? (gone.has(id) ? { id, ...nothing } : undefined)
    const days = new Set([today, ...taken, ...(later.get(id) ?? [])])
    return customer ? [...days].map((day) => snapshotOf(customer, day)) : []
  })
  if (rows.length === 0) return
  await set.transaction.upsert(revenueSnapshots, rows)
  await beginDailySnapshots(set, today)
}

/** Those of the customers without a row that have snapshots, and so had one. */
async function takenAway({ transaction }: IdentityUnitOfWork, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const groups = await transaction.aggregate(revenueSnapshots, {
    where: { customer_id: { in: ids } },
    by: ['customer_id'],
    measures: {}
  })
  return new Set(groups.map((group) => group.customer_id))
}

/**
 * The days after this commit's whose snapshots were taken already: a commit that begins before midnight may come after the next day's, and a demo's are of
 * long ago. What it says holds for those days too, else a new customer would have a gap there.
 */
async function takenDays({ transaction }: IdentityUnitOfWork, today: number): Promise<number[]> {
  const next = await firstDayToCome(transaction)
  const days: number[] = []
  if (next === undefined) return days
  for (let day = Math.max(today + oneDay, next - maxGap * oneDay); day < next; day += oneDay) days.push(day)
  return days
}

/** The days after this commit's for which these customers have snapshots, as a process whose clock is ahead has written them. */
async function laterDays({ transaction }: IdentityUnitOfWork, ids: readonly string[], today: number): Promise<Map<string, number[]>> {
  const rows = await transaction.find(revenueSnapshots, {
    where: { customer_id: { in: ids }, day: { gt: today } },
    columns: ['customer_id', 'day']
  })
  return new Map([...groupBy(rows, (row) => row.customer_id)].map(([id, found]) => [id, found.map(({ day }) => day)]))
}
