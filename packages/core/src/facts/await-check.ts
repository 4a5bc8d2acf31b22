import { enqueueJob } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'

/** The job that ends the waiting of findings for a language model. */
export const factCheckDueKind = 'fact_check_due'

/** How long a finding waits for a language model before it comes to somebody's attention without it. */
export const checkWaitMs = 600_000

/** Has findings that wait until `dueAt` looked at then, whatever becomes of the model. */
export async function awaitCheck(
  transaction: Transaction,
  factIds: readonly string[],
  dueAt: number,
  ids: Ids,
  now: number
): Promise<void> {
  if (factIds.length === 0 || dueAt <= now) return
  await enqueueJob(transaction, { kind: factCheckDueKind, payload: { factIds: [...factIds] }, runAt: dueAt }, ids, now)
}
