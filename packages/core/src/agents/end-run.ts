import { emit } from '../changes/index.js'
import type { Transaction } from '../storage/index.js'
import { cutCodePoints, day } from '../values/index.js'
import type { AgentRunRow } from './agent-rows.js'
import type { StoredAgentOutput } from './tables/agent-runs.js'
import { agentRuns } from './tables/agent-runs.js'
import { agentSteps } from './tables/agent-steps.js'

/** How a run ended. */
export interface Ending {
  status: 'COMPLETED' | 'PARTIAL' | 'FAILED'
  summary: string | null
  errorSummary: string | null
  outputs: StoredAgentOutput[]
  refused: number
}

const maxErrorLength = 2_000
/** Runs are kept for so long; each that ends takes those away that are older. */
const keptMs = 90 * day
const maxPruned = 200

/** A run that has nothing to show, and why. */
export const failed = (errorSummary: string): Ending => ({ status: 'FAILED', summary: null, errorSummary, outputs: [], refused: 0 })

/** Ends a run, once. */
export async function endRun(
  transaction: Transaction,
  { id, agent_id, automation_id }: AgentRunRow,
  ending: Ending,
  now: number
): Promise<void> {
  const { status, summary, errorSummary, outputs, refused } = ending
  const set = {
    status,
    summary,
    outputs,
    refused,
    error_summary: errorSummary && cutCodePoints(errorSummary, maxErrorLength),
    ended_at: now
  }
  if ((await transaction.update(agentRuns, { id: { eq: id }, status: { eq: 'RUNNING' } }, set)) === 0) return
  emit(transaction, { kind: 'agentRunEnded', runId: id, agentId: agent_id, automationId: automation_id, at: now })
  await prune(transaction, agent_id, now - keptMs)
}

async function prune(transaction: Transaction, agentId: string, before: number): Promise<void> {
  const where = { agent_id: { eq: agentId }, created_at: { lt: before }, status: { ne: 'RUNNING' } }
  const old = await transaction.find(agentRuns, { where, columns: ['id'], limit: maxPruned })
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await transaction.remove(agentSteps, { run_id: { in: ids } })
  await transaction.remove(agentRuns, { id: { in: ids } })
}
