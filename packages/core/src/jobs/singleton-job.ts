import { emit } from '../changes/index.js'
import type { JsonObject, Transaction } from '../storage/index.js'
import { idleColumns } from './idle-columns.js'
import { jobs } from './tables/jobs.js'

/** A job whose row stays between its runs: it waits for a later time (`RescheduleAt`) until somebody asks. */
export interface SingletonJob {
  /** Always the same for the same job: `digestToUuid` makes one. */
  id: string
  kind: string
  payload: JsonObject
}

/**
 * Has a singleton job run at once after the commit, and answers how often it was asked for then, `times` included. Until the commit nobody else can ask, so
 * that the count follows the order of the commits. One statement where the job stands and is due.
 */
export async function triggerSingleton(
  transaction: Transaction,
  { id, kind, payload }: SingletonJob,
  times: number,
  now: number
): Promise<number> {
  for (;;) {
    const existing = await transaction.increment(jobs, { id }, { trigger_count: times })
    if (existing) {
      if (existing.run_at === null || existing.run_at > now) {
        await transaction.update(jobs, { id: { eq: id } }, { run_at: now })
        emit(transaction, { kind: 'jobWoken', dueAt: now })
      }
      return existing.trigger_count
    }
    const row = { id, kind, payload, unique_key: null, serial_key: null, trigger_count: times, run_at: now, created_at: now }
    const [isNew] = await transaction.insert(jobs, [{ ...row, ...idleColumns }])
    if (isNew) {
      emit(transaction, { kind: 'jobEnqueued', jobId: id, jobKind: kind, dueAt: now })
      return times
    }
  }
}

/**
 * Waits for the commits that ask for a singleton job now, and keeps others from asking until the end of the transaction: what it reads after this holds until
 * it says when it runs again.
 */
export async function holdSingleton(transaction: Transaction, id: string): Promise<void> {
  await transaction.increment(jobs, { id }, { trigger_count: 0 })
}
