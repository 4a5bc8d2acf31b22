import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { nextRun, readSchedule } from '../settings/index.js'
import type { Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import { type Agent, agentOf } from './agent.js'
import type { AgentChange, NewAgent } from './agent-input.js'
import type { AgentRow } from './agent-rows.js'
import { agentLock, planSchedule, startRun } from './plan-runs.js'
import { findAgent } from './read-agents.js'
import type { StoredHolder } from './tables/agents.js'
import { agents } from './tables/agents.js'

const maxAgents = 200

/** An agent's tools, and with whose grants they run: checked before by whoever knows the tools. */
export interface Reading {
  tools: string[]
  savedBy: StoredHolder
}

/** Makes an agent. Throws INVALID_TOOL_INPUT naming the field, and CONFLICT when there are 200 already. */
export async function addAgent(context: ChangeContext, input: NewAgent, { tools, savedBy }: Reading): Promise<Agent> {
  const { store, now, ids } = context
  const { displayName, instructions, maxItemsToSurface = 10, schedule = null, enabled = false } = input
  return store.transaction(async (transaction) => {
    await transaction.lock('agents')
    if ((await transaction.count(agents)) >= maxAgents)
      throw new RapportError('CONFLICT', `A workspace has at most ${maxAgents} agents; change one instead of making another`)
    const row = scheduled(
      {
        id: ids.uuid(now),
        display_name: readable('displayName', displayName),
        instructions: readable('instructions', instructions),
        max_items: maxItemsToSurface,
        schedule: schedule && (await readSchedule(transaction, schedule)),
        tools,
        saved_by: savedBy,
        enabled,
        next_run_at: null,
        created_at: now,
        updated_at: now
      },
      now
    )
    await transaction.insert(agents, [row])
    if (row.next_run_at !== null) await planSchedule(transaction, row.id, row.next_run_at, ids, now)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: agentOf(row) })
    return agentOf(row)
  })
}

/** Changes an agent; what is left out stays. From then on its tools run with the grants of whoever changed it. Throws as `addAgent`, and NOT_FOUND. */
export function changeAgent(context: ChangeContext, id: string, change: AgentChange, reading: Reading): Promise<Agent> {
  const { displayName, instructions, maxItemsToSurface, schedule, enabled } = change
  return edit(context, id, async (transaction, before) => ({
    ...before,
    ...(displayName !== undefined && { display_name: readable('displayName', displayName) }),
    ...(instructions !== undefined && { instructions: readable('instructions', instructions) }),
    ...(maxItemsToSurface !== undefined && { max_items: maxItemsToSurface }),
    ...(schedule !== undefined && { schedule: schedule && (await readSchedule(transaction, schedule)) }),
    ...(enabled !== undefined && { enabled }),
    tools: reading.tools,
    saved_by: reading.savedBy
  }))
}

/** Switches an agent's schedule and its work for automations on or off. Throws NOT_FOUND. */
export function switchAgent(context: ChangeContext, id: string, enabled: boolean): Promise<Agent> {
  return edit(context, id, async (_, before) => ({ ...before, enabled }))
}

/** Asks for a run now. Answers its id. Throws NOT_FOUND, and CONFLICT when ten runs have not ended. */
export function runAgentNow({ store, now, ids, origin }: ChangeContext, id: string): Promise<string> {
  return store.transaction(async (transaction) => {
    await transaction.lock(agentLock(id.toLowerCase()))
    const agent = await findAgent(transaction, id)
    return startRun(transaction, { agentId: agent.id, trigger: 'manual', name: `manual ${origin.requestId} ${ids.uuid(now)}` }, ids, now)
  })
}

async function edit(
  context: ChangeContext,
  id: string,
  work: (transaction: Transaction, before: AgentRow) => Promise<AgentRow>
): Promise<Agent> {
  const { store, now, ids } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(agentLock(id.toLowerCase()))
    const before = await findAgent(transaction, id)
    const wanted = await work(transaction, before)
    if (canonicalJson(wanted) === canonicalJson(before)) return agentOf(before)
    const isSameTime = wanted.enabled === before.enabled && canonicalJson(wanted.schedule) === canonicalJson(before.schedule)
    const after = { ...(isSameTime ? wanted : scheduled(wanted, now)), updated_at: now }
    await transaction.upsert(agents, [after])
    if (!isSameTime && after.next_run_at !== null) await planSchedule(transaction, after.id, after.next_run_at, ids, now)
    await recordChange(transaction, context, { subjectId: after.id, before: agentOf(before), after: agentOf(after) })
    return agentOf(after)
  })
}

function scheduled(row: AgentRow, now: number): AgentRow {
  return { ...row, next_run_at: row.enabled && row.schedule ? nextRun(row.schedule, now) : null }
}

function readable(field: string, text: string): string {
  if (text.trim() === '') throw invalidInput(field, 'must have at least one character besides spaces')
  return text
}
