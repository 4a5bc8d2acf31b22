import { deliveries } from '../../destinations/index.js'
import type { Transaction } from '../../storage/index.js'
import { day } from '../../values/index.js'
import { automationRuns } from '../tables/automation-runs.js'

/** Runs are kept for so long; each that is finished takes those of its automation away that are older. */
const keptMs = 90 * day
const maxPruned = 200
const ended = ['SKIPPED', 'DELIVERED', 'PARTIAL_FAILURE', 'FAILED']

/** Takes away an automation's runs that are older than 90 days, with the messages of each; what has not ended stays. */
export async function pruneRuns(transaction: Transaction, automationId: string, now: number): Promise<void> {
  const where = { automation_id: { eq: automationId }, created_at: { lt: now - keptMs }, status: { in: ended } }
  const old = await transaction.find(automationRuns, { where, columns: ['id'], limit: maxPruned })
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await transaction.remove(deliveries, { run_id: { in: ids } })
  await transaction.remove(automationRuns, { id: { in: ids } })
}
