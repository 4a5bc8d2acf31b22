import { emit } from '../changes/index.js'
import type { JsonObject, RowOf, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { idleColumns } from './idle-columns.js'
import { shortError } from './short-error.js'
import { jobs } from './tables/jobs.js'

/** Something to do later: a kind of the job registry, and what that kind needs to know. */
export interface NewJob {
  kind: string
  payload: JsonObject
  /** Epoch milliseconds; at once by default. */
  runAt?: number
  /** There is one live job of a key. Asking for it again lets the waiting one stand; one that runs already will run once more. */
  uniqueKey?: string
  /** Of the jobs with one serial key in an organization, one runs at a time, over all processes: such as the deliveries to one channel. */
  serialKey?: string
}

/**
 * Writes a job in the transaction of its cause: it runs, at least once, after the commit and only then. Jobs have to be idempotent.
 *
 * @example await enqueueJob(transaction, { kind: 'reattribution', payload }, ids, now)
 */
export async function enqueueJob(transaction: Transaction, job: NewJob, ids: Ids, now: number): Promise<void> {
  await enqueueJobs(transaction, [job], ids, now)
}

/** `enqueueJob` for several at once. */
export async function enqueueJobs(transaction: Transaction, wanted: readonly NewJob[], ids: Ids, now: number): Promise<void> {
  // With the organization in it, so that the runner, which looks across organizations, does not take two of them for one.
  const serialKeyOf = (key: string | null) => (key === null ? null : `${transaction.organizationId} ${key}`)
  const rows = wanted.map(({ kind, payload, runAt = now, uniqueKey = null, serialKey = null }) => {
    return {
      id: ids.uuid(now),
      kind,
      payload,
      unique_key: uniqueKey,
      serial_key: serialKeyOf(serialKey),
      trigger_count: 1,
      run_at: runAt,
      created_at: now
    }
  })
  let waiting = rows
  while (waiting.length > 0) {
    const areNew = await insertJobs(transaction, waiting)
    for (const [index, { id, kind, run_at }] of waiting.entries())
      if (areNew[index]) emit(transaction, { kind: 'jobEnqueued', jobId: id, jobKind: kind, dueAt: run_at })
    const taken = waiting.filter((_, index) => !areNew[index])
    waiting = []
    // When the live job of a key ends between the two looks, there is room for a new one.
    for (const row of taken) if (row.unique_key === null || !(await triggerAgain(transaction, row.unique_key))) waiting.push(row)
  }
}

/**
 * Writes a job that is given up already, with the error that its work ended with before it was a job. It shows among the failed jobs, and runs when a person
 * has it tried again: its work is kept, but nothing of it happens later by itself.
 *
 * @example await setAsideJob(transaction, { kind: 'inbox_put', payload }, error, ids, now)
 */
export async function setAsideJob(
  transaction: Transaction,
  { kind, payload }: Pick<NewJob, 'kind' | 'payload'>,
  error: unknown,
  ids: Ids,
  now: number
): Promise<void> {
  const last_error = shortError(error)
  const row = { id: ids.uuid(now), kind, payload, unique_key: null, serial_key: null, trigger_count: 1, run_at: null, created_at: now }
  await transaction.insert(jobs, [{ ...row, ...idleColumns, attempts: 1, last_error }])
}

type JobColumns = Omit<RowOf<typeof jobs>, keyof typeof idleColumns>

function insertJobs(transaction: Transaction, rows: readonly JobColumns[]): Promise<boolean[]> {
  return transaction.insert(
    jobs,
    rows.map((columns) => ({ ...columns, ...idleColumns }))
  )
}

async function triggerAgain(transaction: Transaction, uniqueKey: string): Promise<boolean> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: uniqueKey } }, columns: ['id'] })
  return live !== undefined && (await transaction.increment(jobs, { id: live.id }, { trigger_count: 1 })) !== undefined
}
