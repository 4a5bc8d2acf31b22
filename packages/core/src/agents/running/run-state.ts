import type { Principal } from '../../context/index.js'
import type { RescheduleAt } from '../../jobs/index.js'
import { costMicros, type Model, tokensToday, type Usage } from '../../models/index.js'
import type { AgentTools, Tool } from '../../runtime/index.js'
import type { DirectoryStore, OrganizationStore, Transaction } from '../../storage/index.js'
import type { Clock } from '../../values/index.js'
import type { AgentRow, AgentRunRow, AgentStepRow } from '../agent-rows.js'
import type { Ending } from '../end-run.js'
import { stepsOf } from '../run-log.js'
import { agentRuns } from '../tables/agent-runs.js'
import type { StoredToolCall } from '../tables/agent-steps.js'
import { agents } from '../tables/agents.js'
import { principalNow } from './holder.js'
import { missingGrant, readableTool } from './readable-tools.js'

/** A run that has not ended, with its agent and what was said so far. */
export interface RunState {
  agent: AgentRow
  run: AgentRunRow
  steps: AgentStepRow[]
}

/** Which run, and how often in a row its model could not be asked. */
export type Progress = { runId: string; failures: number }

/** What a run works with: a job's context. Nothing is asked and no tool is called while a transaction is open. */
export interface AgentWork {
  store: OrganizationStore
  directory: DirectoryStore
  clock: Clock
  model: Model | undefined
  tools: AgentTools
  publicUrl: string | undefined
  signal: AbortSignal
  save(work: (transaction: Transaction, progress: Progress) => Promise<Progress | RescheduleAt<Progress> | undefined>): Promise<boolean>
}

/** What came of a question: a step of the log, how the run ends by it, or that it has to be asked again later. */
export interface TurnOutcome {
  step?: { text: string; said: AgentStepRow['messages']; calls: StoredToolCall[]; reply: string | null; usage: Usage }
  ending?: Ending
  again?: string
}

/** With what a run may go on: a model, and tools that whoever saved the agent may call now. */
export interface Means {
  model: Model
  principal: Principal
  tools: Tool[]
  /** What is left of its time, in milliseconds, and of its tokens for what is said next. */
  leftMs: number
  leftTokens: number
}

/** A run as it is stored; undefined when it has ended. */
export async function readState(store: OrganizationStore, runId: string): Promise<RunState | undefined> {
  const [run] = await store.get(agentRuns, [{ id: runId }])
  const [agent] = run?.status === 'RUNNING' ? await store.get(agents, [{ id: run.agent_id }]) : []
  return run && agent && { agent, run, steps: await stepsOf(store, runId) }
}

/** What a run goes on with, or a text that says why it must not: looked at anew before each question. */
export async function meansOf(
  { agent, run, steps }: RunState,
  { store, directory, model, tools }: AgentWork,
  now: number
): Promise<Means | string> {
  if (!model) return 'No language model is configured any more (docs/models.md)'
  if (!agent.enabled && run.trigger !== 'manual') return 'The agent was disabled'
  const principal = await principalNow(directory, store.organizationId, agent.saved_by, now)
  if (typeof principal === 'string') return principal
  const own: Tool[] = []
  for (const name of agent.tools) {
    const tool = readableTool(tools.registry, name)
    if (!tool) return `The tool ${name} is not there any more: save the agent again without it`
    const missing = missingGrant(principal, tool)
    if (missing) return `Whoever saved the agent may no longer call ${name}: the grant ${missing} is missing`
    own.push(tool)
  }
  const { maxSteps, maxTokens, maxSeconds, maxCost, maxTokensPerDay } = model.bounds
  const leftMs = (run.started_at ?? now) + maxSeconds * 1000 - now
  const leftTokens = maxTokens - run.input_tokens - run.output_tokens
  if (steps.length >= maxSteps) return `It had no answer after ${maxSteps} steps, the most that a run may take`
  if (leftMs <= 0) return tooLong(maxSeconds)
  // What was said so far is sent again with the next question.
  const last = steps.at(-1)
  const leastTokens = last ? last.input_tokens + last.output_tokens : 0
  if (leftTokens <= leastTokens)
    return `It used ${maxTokens - leftTokens} tokens, and another question would take more than the ${maxTokens} that a run may use`
  const leastCost = costMicros(model.prices, { inputTokens: leastTokens, outputTokens: 0 }) ?? 0
  if (run.cost_micros !== null && run.cost_micros + leastCost > maxCost * 1_000_000)
    return `It cost ${run.cost_micros / 1_000_000} ${model.prices?.currency ?? ''}, and another question would cost more than the ${maxCost} that a run may cost`
  if ((await tokensToday(store, now)) >= maxTokensPerDay)
    return `The workspace has used the ${maxTokensPerDay} tokens that it may use in a day (modelUse.maxTokensPerDay)`
  return { model, principal, tools: own, leftMs, leftTokens: leftTokens - leastTokens }
}

export const tooLong = (maxSeconds: number) => `It took longer than the ${maxSeconds} s that a run may take`
