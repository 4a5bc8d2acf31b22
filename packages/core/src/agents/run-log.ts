import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { AgentRunRow, AgentStepRow } from './agent-rows.js'
import { findAgent } from './read-agents.js'
import { agentRuns } from './tables/agent-runs.js'
import { agentSteps } from './tables/agent-steps.js'

export const agentRunStatuses = ['RUNNING', 'COMPLETED', 'FAILED', 'PARTIAL'] as const
const triggers = ['manual', 'scheduled', 'signal'] as const
export const evidenceKinds = ['fact', 'source', 'event', 'attention_item'] as const

const instant = () => Type.String({ format: 'date-time' })
const uuid = () => Type.String({ format: 'uuid' })
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

const outputShape = strictObject({
  customerId: uuid(),
  title: Type.String({ maxLength: 240 }),
  summary: Type.String({ maxLength: 2000 }),
  evidence: Type.Array(strictObject({ kind: Type.Enum([...evidenceKinds]), id: Type.String() }))
})

const runFields = {
  id: uuid(),
  agentId: uuid(),
  status: Type.Enum([...agentRunStatuses]),
  trigger: Type.Enum([...triggers]),
  automationRunId: orNull(uuid()),
  summary: orNull(Type.String()),
  errorSummary: orNull(Type.String({ description: 'Why it failed, or what was left out of its answer.' })),
  startedAt: instant(),
  endedAt: orNull(instant()),
  counts: strictObject({
    steps: Type.Integer({ description: 'Answers of the model.' }),
    toolCalls: Type.Integer(),
    inputTokens: Type.Integer(),
    outputTokens: Type.Integer(),
    costMicros: orNull(
      Type.Integer({ description: 'The cost, in millionths of the currency of the prices. Null if no prices are configured.' })
    ),
    outputs: Type.Integer(),
    refusedOutputs: Type.Integer({ description: 'Outputs that were refused, because they named something unknown or cited no evidence.' })
  }),
  outputs: Type.Array(outputShape)
}

/** A run of an agent. */
export const agentRunShape = strictObject(runFields)

/** A run of an agent, as lists show it. */
export type AgentRun = Static<typeof agentRunShape>

const stepShape = strictObject({
  at: instant(),
  text: Type.String({ description: 'What the model said, cut to 20,000 characters.' }),
  calls: Type.Array(
    strictObject({
      tool: Type.String(),
      input: Type.Unknown(),
      result: orNull(Type.String({ description: 'As the model got it; null for keys that may not call the tool.' })),
      isError: Type.Boolean()
    })
  ),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer()
})

/** A run with everything that was read and answered. */
export const wholeAgentRunShape = strictObject({ ...runFields, model: orNull(Type.String()), steps: Type.Array(stepShape) })

/** A run with everything that was read and answered. */
export type WholeAgentRun = Static<typeof wholeAgentRunShape>

export const agentRunPageShape = strictObject({ items: Type.Array(agentRunShape), pagination: paginationShape })

/** A page of runs, the newest first. */
export type AgentRunPage = Static<typeof agentRunPageShape>

export const agentRunQuery = strictObject({
  ...pageQuery,
  status: Type.Optional(Type.Enum([...agentRunStatuses], { description: 'Only runs of this status.' }))
})

/** What a list of an agent's runs can be asked for. */
export type AgentRunQuery = Static<typeof agentRunQuery>

/** The runs of an agent, the newest first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list. */
export async function listAgentRuns(store: OrganizationStore, now: number, agentId: string, query: AgentRunQuery): Promise<AgentRunPage> {
  const { id } = await findAgent(store, agentId)
  const { status, ...page } = query
  const filters = { id, ...(status !== undefined && { status }), ...page }
  const paging = readPaging({ store, now }, 'agent_runs', filters, { column: 'created_at', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: agentRuns,
    where: { agent_id: { eq: id }, ...(status !== undefined && { status: { eq: status } }) },
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(runOf), pagination }
}

/** One run with its steps; results are shown of those tools that `maySee`. Throws NOT_FOUND. */
export async function getAgentRun(
  store: OrganizationStore,
  agentId: string,
  runId: string,
  maySee: (tool: string) => boolean
): Promise<WholeAgentRun> {
  const { id } = await findAgent(store, agentId)
  const [run] = await store.get(agentRuns, [{ id: runId.toLowerCase() }])
  if (run?.agent_id !== id) throw new RapportError('NOT_FOUND', `The agent has no run with the id ${JSON.stringify(runId)}`)
  const steps = await stepsOf(store, run.id)
  return { ...runOf(run), model: run.model, steps: steps.map((step) => stepOf(step, maySee)) }
}

/** The steps of a run, in their order. */
export function stepsOf(store: Pick<OrganizationStore, 'find'>, runId: string): Promise<AgentStepRow[]> {
  return store.find(agentSteps, { where: { run_id: { eq: runId } }, orderBy: { column: 'position', direction: 'asc' } })
}

function stepOf(row: AgentStepRow, maySee: (tool: string) => boolean): WholeAgentRun['steps'][number] {
  const calls = row.calls.map(({ tool, input, result, isError }) => ({ tool, input, result: maySee(tool) ? result : null, isError }))
  return { at: isoTime(row.at), text: row.text, calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens }
}

function runOf(row: AgentRunRow): AgentRun {
  return {
    id: row.id,
    agentId: row.agent_id,
    status: parseEnum(agentRunStatuses, row.status),
    trigger: parseEnum(triggers, row.trigger),
    automationRunId: row.automation_run_id,
    summary: row.summary,
    errorSummary: row.error_summary,
    startedAt: isoTime(row.started_at ?? row.created_at),
    endedAt: isoTimeOrNull(row.ended_at),
    counts: {
      steps: row.steps,
      toolCalls: row.tool_calls,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      costMicros: row.cost_micros,
      outputs: row.outputs.length,
      refusedOutputs: row.refused
    },
    outputs: row.outputs.map(({ customerId, title, summary, evidence }) => ({ customerId, title, summary, evidence }))
  }
}
