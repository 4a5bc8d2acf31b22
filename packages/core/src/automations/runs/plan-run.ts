import { type Static, Type } from 'typebox'
import { planJob } from '../../jobs/index.js'
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
  const payload = { automationId, runId: null }
  await planJob(transaction, { kind: automationRunKind, payload, uniqueKey: keyOf(automationId), runAt }, ids, now)
}

/** What serializes a change of an automation with its runs. */
export const automationLock = (automationId: string) => `automation ${automationId}`
