import { emit } from '../changes/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { enqueueJob, type NewJob } from './enqueue-job.js'
import { jobs } from './tables/jobs.js'

/**
 * `enqueueJob` for a job that waits for its time: one that waits already gets the new time, sooner or later. One that runs is asked to run once more.
 *
 * @example await planJob(transaction, { kind: 'digest', payload: { digestId }, uniqueKey: `digest ${digestId}`, runAt }, ids, now)
 */
export async function planJob(
  transaction: Transaction,
  job: NewJob & { uniqueKey: string; runAt: number },
  ids: Ids,
  now: number
): Promise<void> {
  await enqueueJob(transaction, job, ids, now)
  const waiting = { unique_key: { eq: job.uniqueKey }, running: { eq: false }, run_at: { ne: job.runAt } }
  const [row] = await transaction.find(jobs, { where: waiting, columns: ['id'] })
  if (!row || (await transaction.update(jobs, waiting, { run_at: job.runAt })) === 0) return
  emit(transaction, { kind: 'jobEnqueued', jobId: row.id, jobKind: job.kind, dueAt: job.runAt })
}
