import type { IdentityUnitOfWork } from '../../identity/index.js'
import type { RowOf } from '../../storage/index.js'
import { groupBy, day as oneDay, startOfUtcDay } from '../../values/index.js'
import { revenueCorrections, revenueSnapshots, subscriptions } from '../tables/index.js'
import { type DayStanding, standingOn } from './standing-on.js'
import { historyOf } from './stretches.js'

type Snapshot = RowOf<typeof revenueSnapshots>
type Correction = RowOf<typeof revenueCorrections>

/** Further back no month is corrected. */
const maxMonths = 120

/**
 * Has the days before today say what these customers paid by all that is known now. Where the rows that are there say that, there is no correction.
 * Bounded: ten years of months, and the days since a customer's first snapshot. The `ingest` lock must be held.
 */
export async function correctPast(set: IdentityUnitOfWork, customerIds: Iterable<string>): Promise<void> {
  const wanted = [...new Set(customerIds)]
  if (wanted.length === 0) return
  const { transaction, now } = set
  const where = { customer_id: { in: wanted } }
  const today = startOfUtcDay(now)
  const [owned, snapshots, stored] = await Promise.all([
    transaction.find(subscriptions, { where }),
    transaction.find(revenueSnapshots, { where: { ...where, day: { lt: today } } }),
    transaction.find(revenueCorrections, { where })
  ])
  const ownedBy = groupBy(owned, (row) => row.customer_id)
  const takenOf = groupBy(snapshots, (row) => row.customer_id)
  const corrected = wanted.flatMap((id) => {
    const remembered = (ownedBy.get(id) ?? []).map((row) => ({ ...row, history: historyOf(row, now) }))
    const taken = (takenOf.get(id) ?? []).toSorted((a, b) => a.day - b.day)
    const begins = remembered.flatMap(({ history }) => history.slice(0, 1).map(({ day }) => day))
    const days = daysToLookAt(Math.min(...begins), taken[0]?.day ?? today, today)
    const standings = days.map((day) => ({ day, ...standingOn(remembered, day) }))
    return notTold(standings, taken).map((standing) => ({ customer_id: id, ...standing, corrected_at: now }))
  })
  await replaceCorrections(set, stored, corrected)
}

/** The ends of the months before the first snapshot, and every day from then on until yesterday. */
function daysToLookAt(begins: number, firstTaken: number, today: number): number[] {
  const days: number[] = []
  const at = new Date(today)
  for (let months = maxMonths; months > 0; months -= 1) {
    const end = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months + 1, 0)
    if (end >= begins && end < firstTaken) days.push(end)
  }
  for (let day = firstTaken; day < today; day += oneDay) days.push(day)
  return days
}

/**
 * Those of the days that need a correction. A day without a snapshot is as the snapshot before it, which the daily snapshots may fill in yet. Readers go by
 * the last row until then, and so by a correction behind that snapshot: the day on which it holds no more needs one too, even when nothing is paid again.
 */
function notTold<Standing extends DayStanding & { day: number }>(standings: readonly Standing[], taken: readonly Snapshot[]): Standing[] {
  const corrected: Standing[] = []
  for (const standing of standings) {
    const snapshot = taken.findLast(({ day }) => day <= standing.day)
    const correction = corrected.at(-1)
    const isCorrectionLast =
      correction !== undefined && snapshot?.day !== standing.day && correction.day >= (snapshot?.day ?? correction.day)
    const lastRow = isCorrectionLast ? correction : snapshot
    if (!saysSame(standing, snapshot) || !saysSame(standing, lastRow)) corrected.push(standing)
  }
  return corrected
}

/** Whether MRR is the same; what events say of billing beside it stays as it was recorded. */
function saysSame(standing: DayStanding, taken: DayStanding | undefined): boolean {
  const isSameAmount = (standing.mrr_cents ?? 0) === (taken?.mrr_cents ?? 0)
  if (!isSameAmount || isUnknown(standing) !== (taken !== undefined && isUnknown(taken))) return false
  return (standing.mrr_cents ?? 0) === 0 || standing.currency === taken?.currency
}

/** Whether somebody pays of whom no MRR is known, as of one who pays in several currencies. */
const isUnknown = ({ mrr_cents, billing_status }: DayStanding) =>
  mrr_cents === null && (billing_status === 'PAYING' || billing_status === 'PAST_DUE')

async function replaceCorrections({ transaction }: IdentityUnitOfWork, stored: readonly Correction[], corrected: readonly Correction[]) {
  const keyOf = ({ customer_id, day }: Correction) => `${customer_id} ${day}`
  const wanted = new Map(corrected.map((row) => [keyOf(row), row]))
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  for (const [id, rows] of groupBy(
    stored.filter((row) => !wanted.has(keyOf(row))),
    (row) => row.customer_id
  )) {
    await transaction.remove(revenueCorrections, { customer_id: { eq: id }, day: { in: rows.map(({ day }) => day) } })
  }
  const changed = corrected.filter((row) => {
    const before = known.get(keyOf(row))
    return !before || !saysSame(before, row) || before.plan !== row.plan || before.billing_status !== row.billing_status
  })
  if (changed.length > 0) await transaction.upsert(revenueCorrections, changed)
}
