import { type Static, Type } from 'typebox'
import type { IdentityUnitOfWork } from '../identity/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import { day as oneDay } from '../values/index.js'

/** The job that takes each day's snapshots, and the name under which an organization has one. */
export const dailySnapshotsKind = 'revenue_snapshots'

/** Days that are filled in at most; after a longer time without a process they stay empty. */
export const maxGap = 366

/** The start of the UTC day whose snapshots are next, and the customer behind which they go on. */
export const dailySnapshots = Type.Object({ day: Type.Integer(), after: Type.Union([Type.String(), Type.Null()]) })

/** The first UTC day of which no snapshot was taken yet; undefined before they begin. */
export async function firstDayToCome(transaction: Transaction): Promise<number | undefined> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: dailySnapshotsKind } }, columns: ['payload'], limit: 1 })
  if (!live) return undefined
  const { day, after } = live.payload as Static<typeof dailySnapshots>
  return after === null ? day : day + oneDay
}

/** Has the daily snapshots begin with the day after this one, unless they go on already. The `ingest` lock must be held. */
export async function beginDailySnapshots({ transaction, ids, now }: IdentityUnitOfWork, day: number): Promise<void> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: dailySnapshotsKind } }, columns: ['id'], limit: 1 })
  if (live) return
  const first = day + oneDay
  const job = { kind: dailySnapshotsKind, payload: { day: first, after: null }, runAt: first, uniqueKey: dailySnapshotsKind }
  await enqueueJob(transaction, job, ids, now)
}
