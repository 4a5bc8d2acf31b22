import { Type } from 'typebox'
import { emit } from '../changes/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import { orNull } from '../runtime/index.js'
import { readSettings } from '../settings/index.js'
import type { Rows, Transaction } from '../storage/index.js'
import { day, type Ids, startOfDay, wallClock } from '../values/index.js'

/** The job that removes what is older than the rules keep. */
export const retentionRunKind = 'retention'

/** The run that goes on, the kind that it is at and the place there; null between runs. */
export const retentionPayload = Type.Object({
  run: orNull(Type.Object({ id: Type.String(), kind: Type.Integer(), place: orNull(Type.String()) }))
})

/** Three hours after midnight, when most workspaces rest. */
const afterMidnight = 3 * 3_600_000

/** The next time that it is three in the morning in the workspace's zone. */
export async function nextNight(rows: Rows<'organization'>, now: number): Promise<number> {
  const { default_timezone: timeZone } = await readSettings(rows)
  const today = Math.floor(wallClock(now, timeZone) / day) * day
  const tonight = startOfDay(today, timeZone) + afterMidnight
  return tonight > now ? tonight : startOfDay(today + day, timeZone) + afterMidnight
}

/** Has the rules carried out each night from the next one on. */
export async function planRetention(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  const runAt = await nextNight(transaction, now)
  await enqueueJob(transaction, { kind: retentionRunKind, payload: { run: null }, uniqueKey: retentionRunKind, runAt }, ids, now)
}

/** Has the rules carried out at once. */
export async function runRetentionNow(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  await enqueueJob(transaction, { kind: retentionRunKind, payload: { run: null }, uniqueKey: retentionRunKind }, ids, now)
  const waiting = { unique_key: { eq: retentionRunKind }, running: { eq: false }, run_at: { gt: now } }
  const [found] = await transaction.find(jobs, { where: waiting, columns: ['id'] })
  if (!found || (await transaction.update(jobs, waiting, { run_at: now })) === 0) return
  emit(transaction, { kind: 'jobEnqueued', jobId: found.id, jobKind: retentionRunKind, dueAt: now })
}
