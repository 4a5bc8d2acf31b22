import { type IdentityUnitOfWork, writeRows } from '../identity/index.js'
import { jobs } from '../jobs/index.js'
import { day as oneDay, startOfUtcDay } from '../values/index.js'
import { dailySnapshotsKind } from './begin-daily-snapshots.js'
import { correctPast } from './history/correct-past.js'
import { reconcileRevenue } from './reconcile-revenue.js'
import { countingStatuses } from './subscription-status.js'
import { subscriptions } from './tables/index.js'

/**
 * Brings the customers in line whose subscriptions have begun since the daily snapshots were last looked at, on the day before
 * `day` or later. The `ingest` lock must be held.
 */
export async function beginSubscriptions(set: IdentityUnitOfWork, day: number): Promise<void> {
  const begun = await set.transaction.find(subscriptions, {
    where: { started_at: { gt: day - oneDay, lte: set.now }, status: { in: countingStatuses } },
    columns: ['customer_id', 'started_at']
  })
  await reconcileRevenue(
    set,
    begun.map(({ customer_id }) => customer_id)
  )
  await writeRows(set)
  const today = startOfUtcDay(set.now)
  const late = begun.filter(({ started_at }) => started_at < today)
  await correctPast(
    set,
    late.map(({ customer_id }) => customer_id)
  )
}

/** When the next subscription begins; undefined when none is to begin. */
export async function nextBeginning({ transaction, now }: Pick<IdentityUnitOfWork, 'transaction' | 'now'>): Promise<number | undefined> {
  const where = { started_at: { gt: now }, status: { in: countingStatuses } }
  const [found] = await transaction.aggregate(subscriptions, { where, measures: { first: { min: 'started_at' } } })
  return typeof found?.first === 'number' ? found.first : undefined
}

/** Has the daily snapshots look already when the next subscription begins, if that is before the end of the day. */
export async function awaitBeginning(set: IdentityUnitOfWork): Promise<void> {
  const next = await nextBeginning(set)
  if (next === undefined) return
  await set.transaction.update(jobs, { unique_key: { eq: dailySnapshotsKind }, run_at: { gt: next } }, { run_at: next })
}
