import { jobs } from '../../storage/tables/index.js'
import type { WorkingSet } from '../identity/working-set.js'
import { enqueueJob } from '../jobs/enqueue-job.js'
import { day as oneDay } from '../window.js'

/** The job that takes each day's snapshots, and the name under which an organization has one. */
export const dailySnapshotsKind = 'revenue_snapshots'

/** Has the daily snapshots begin with the day after this one, unless they go on already. The `ingest` lock must be held. */
export async function beginDailySnapshots({ transaction, ids, now }: WorkingSet, day: number): Promise<void> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: dailySnapshotsKind } }, columns: ['id'], limit: 1 })
  if (live) return
  const first = day + oneDay
  const job = { kind: dailySnapshotsKind, payload: { day: first, after: null }, runAt: first, uniqueKey: dailySnapshotsKind }
  await enqueueJob(transaction, job, ids, now)
}
