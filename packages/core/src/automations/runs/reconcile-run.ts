import { deliveries } from '../../destinations/index.js'
import type { Transaction } from '../../storage/index.js'
import { automationRuns } from '../tables/automation-runs.js'

/**
 * Ends a run once all of its messages have: DELIVERED when every one arrived, FAILED when none can have, else PARTIAL_FAILURE. Called in the transaction
 * that ends a message.
 */
export async function reconcileRun(transaction: Transaction, runId: string, now: number): Promise<void> {
  await transaction.lock(`automation_run ${runId}`)
  const counts = await transaction.aggregate(deliveries, {
    where: { run_id: { eq: runId } },
    by: ['status'],
    measures: { count: { count: true } }
  })
  const has = (status: string) => counts.some((group) => group.status === status)
  if (has('PENDING') || has('SENDING')) return
  const status = counts.every((group) => group.status === 'DELIVERED')
    ? 'DELIVERED'
    : counts.every((group) => group.status === 'FAILED')
      ? 'FAILED'
      : 'PARTIAL_FAILURE'
  const ready = { id: { eq: runId }, status: { eq: 'READY_FOR_DELIVERY' } }
  const reason = status === 'DELIVERED' ? null : 'Not every message arrived: see its deliveries'
  await transaction.update(automationRuns, ready, { status, reason, ended_at: now })
}
