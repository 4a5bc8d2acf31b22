import { agentRunStatuses, agentRuns, type StoredAgentScope } from '../../agents/index.js'
import { currentIds } from '../../identity/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import type { AutomationRow } from '../automation.js'
import type { Candidate } from '../candidates.js'
import type { automationRuns, StoredRunItem } from '../tables/automation-runs.js'

type RunRow = RowOf<typeof automationRuns>

/** How far the agent of an automation's run is: not asked yet, at work, or done with what it has to say or why it has nothing. */
export type AgentWord = { is: 'unasked' } | { is: 'at work' } | { is: 'failed'; reason: string } | { is: 'done'; candidates: Candidate[] }

/** What has become of the agent's run for this run of an automation. */
export async function wordOfAgent(store: OrganizationStore, run: RunRow): Promise<AgentWord> {
  const [asked] = await store.find(agentRuns, { where: { automation_run_id: { eq: run.id } }, limit: 1 })
  if (!asked) return { is: 'unasked' }
  switch (parseEnum(agentRunStatuses, asked.status)) {
    case 'RUNNING':
      return { is: 'at work' }
    case 'FAILED':
      return { is: 'failed', reason: `The agent failed: ${asked.error_summary ?? 'it gave no reason'}` }
    case 'COMPLETED':
    case 'PARTIAL':
      return { is: 'done', candidates: await candidatesOf(store, run, asked) }
  }
}

/** The customers that the agent names, in its own order: the most important first. */
async function candidatesOf(store: OrganizationStore, run: RunRow, asked: RowOf<typeof agentRuns>): Promise<Candidate[]> {
  const named = [...run.items, ...asked.outputs].map(({ customerId }) => customerId)
  const current = await currentIds(store, named, 'customer')
  const askedAbout = new Map(run.items.map((item) => [current.get(item.customerId), item]))
  return asked.outputs.map(({ customerId: before, title, summary, link }, index) => {
    const customerId = current.get(before) ?? before
    const { signalIds = [], occurrenceIds = [] } = askedAbout.get(customerId) ?? {}
    return { customerId, title, reason: summary, signalIds, occurrenceIds, link, rank: -index }
  })
}

/** What an agent is told of the customers that an automation has found; nothing where it is to look by itself. */
export function scopeOf({ definition }: AutomationRow, items: readonly StoredRunItem[]): StoredAgentScope | undefined {
  if (definition.signalIds.length === 0) return undefined
  return {
    customers: items.map(({ customerId, customerName, title, reason }) => ({ customerId, customerName, reason: `${title}: ${reason}` }))
  }
}
