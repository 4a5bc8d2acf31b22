import { enqueueJob, jobs } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import { day, type Ids, startOfUtcDay } from '../values/index.js'

/** The job that settles terms whose end has passed, and the name under which an organization has one. */
export const termDayKind = 'term_day'

/** When terms are looked at next: at the start of the next UTC day. */
export const nextTermDay = (now: number) => startOfUtcDay(now) + day

/** Has terms be looked at once a UTC day, unless they are already. */
export async function planTermDay(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: termDayKind } }, columns: ['id'], limit: 1 })
  if (live) return
  await enqueueJob(transaction, { kind: termDayKind, payload: {}, uniqueKey: termDayKind, runAt: nextTermDay(now) }, ids, now)
}
