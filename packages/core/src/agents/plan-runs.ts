import { Type } from 'typebox'
import { emit } from '../changes/index.js'
import { RapportError } from '../errors.js'
import { enqueueJob, jobs, RescheduleAt } from '../jobs/index.js'
import { nextRun } from '../settings/index.js'
import type { Transaction } from '../storage/index.js'
import { type Ids, isoTime } from '../values/index.js'
import type { StoredAgentScope } from './tables/agent-runs.js'
import { agentRuns } from './tables/agent-runs.js'
import { agents } from './tables/agents.js'

/** The job of one run. */
export const agentRunKind = 'agent_run'
/** Which run, and how often in a row its model could not be asked. */
export const agentRunPayload = Type.Object({ runId: Type.String(), failures: Type.Integer() })

/** The job that begins an agent's scheduled runs. There is one of each while it is enabled. */
export const agentScheduleKind = 'agent_schedule'
export const agentSchedulePayload = Type.Object({ agentId: Type.String() })

/** What serializes a change of an agent with the beginning of its runs. */
export const agentLock = (agentId: string) => `agent ${agentId}`

/** How long a scheduled run waits for the one before it. */
const waitMs = 60_000
const maxOpen = 10

/** What makes a run begin. */
export interface Occasion {
  agentId: string
  trigger: 'manual' | 'scheduled' | 'signal'
  /** Names what makes the run the same again. */
  name: string
  automation?: { id: string; runId: string }
  scope?: StoredAgentScope
}

/** Writes a run and its job. Answers its id. Throws CONFLICT when ten of the agent's runs have not ended. */
export async function startRun(transaction: Transaction, occasion: Occasion, ids: Ids, now: number): Promise<string> {
  const { agentId, trigger, name, automation, scope = null } = occasion
  if ((await transaction.count(agentRuns, { agent_id: { eq: agentId }, status: { eq: 'RUNNING' } }, maxOpen)) >= maxOpen)
    throw new RapportError('CONFLICT', `${maxOpen} runs of this agent have not ended yet; wait for one of them`)
  const id = ids.uuid(now)
  const row = {
    id,
    agent_id: agentId,
    trigger,
    occasion: name,
    scope,
    status: 'RUNNING',
    automation_id: automation?.id ?? null,
    automation_run_id: automation?.runId ?? null,
    model: null,
    summary: null,
    error_summary: null,
    outputs: [],
    refused: 0,
    steps: 0,
    tool_calls: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_micros: null,
    created_at: now,
    started_at: null,
    ended_at: null
  }
  await transaction.insert(agentRuns, [row])
  const job = { kind: agentRunKind, payload: { runId: id, failures: 0 }, uniqueKey: `${agentRunKind} ${id}`, serialKey: `agent ${agentId}` }
  await enqueueJob(transaction, job, ids, now)
  return id
}

/** Has the job of an agent's schedule look at `runAt`, also where it waits for another time. Under the agent's lock. */
export async function planSchedule(transaction: Transaction, agentId: string, runAt: number, ids: Ids, now: number): Promise<void> {
  const uniqueKey = `${agentScheduleKind} ${agentId}`
  await enqueueJob(transaction, { kind: agentScheduleKind, payload: { agentId }, uniqueKey, runAt }, ids, now)
  const waiting = { unique_key: { eq: uniqueKey }, running: { eq: false }, run_at: { ne: runAt } }
  const [job] = await transaction.find(jobs, { where: waiting, columns: ['id'] })
  if (!job || (await transaction.update(jobs, waiting, { run_at: runAt })) === 0) return
  emit(transaction, { kind: 'jobEnqueued', jobId: job.id, jobKind: agentScheduleKind, dueAt: runAt })
}

/** Begins the scheduled run whose time has come; times that were missed join into one. Answers when to look again, undefined when never. */
export async function beginScheduledRun(
  transaction: Transaction,
  agentId: string,
  ids: Ids,
  now: number
): Promise<RescheduleAt<{ agentId: string }> | undefined> {
  await transaction.lock(agentLock(agentId))
  const [agent] = await transaction.get(agents, [{ id: agentId }])
  if (!agent?.enabled || !agent.schedule) return undefined
  const due = agent.next_run_at ?? nextRun(agent.schedule, now)
  if (due > now) return new RescheduleAt(due, { agentId })
  const isOpen = { agent_id: { eq: agentId }, status: { eq: 'RUNNING' }, trigger: { eq: 'scheduled' } }
  if ((await transaction.count(agentRuns, isOpen, 1)) > 0) return new RescheduleAt(now + waitMs, { agentId })
  await startRun(transaction, { agentId, trigger: 'scheduled', name: `schedule ${isoTime(due)}` }, ids, now)
  const next = nextRun(agent.schedule, now)
  await transaction.update(agents, { id: { eq: agentId } }, { next_run_at: next })
  return new RescheduleAt(next, { agentId })
}
