import { type Static, Type } from 'typebox'
import { emit } from '../../changes/index.js'
import { enqueueJob, jobs } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'

/** The job that runs an automation. There is one of each, so that two runs of one automation never overlap. */
export const automationRunKind = 'automation_run'

/** Which automation, and the run that is under way. */
export const automationRunPayload = Type.Object({ automationId: Type.String(), runId: Type.Union([Type.String(), Type.Null()]) })
export type RunProgress = Static<typeof automationRunPayload>

const keyOf = (automationId: string) => `${automationRunKind} ${automationId}`

/**
 * Has an automation's job look at `runAt` whether there is something to do, also where it waits for a later time. The lock `automation <id>` must be
 * held where the time comes from the automation's row: the job holds it while it decides when it is next.
 */
export async function planRun(transaction: Transaction, automationId: string, runAt: number, ids: Ids, now: number): Promise<void> {
  const uniqueKey = keyOf(automationId)
  await enqueueJob(transaction, { kind: automationRunKind, payload: { automationId, runId: null }, uniqueKey, runAt }, ids, now)
  const waiting = { unique_key: { eq: uniqueKey }, running: { eq: false }, run_at: { ne: runAt } }
  const [job] = await transaction.find(jobs, { where: waiting, columns: ['id'] })
  if (!job || (await transaction.update(jobs, waiting, { run_at: runAt })) === 0) return
  emit(transaction, { kind: 'jobEnqueued', jobId: job.id, jobKind: automationRunKind, dueAt: runAt })
}

/** What serializes a change of an automation with its runs. */
export const automationLock = (automationId: string) => `automation ${automationId}`
