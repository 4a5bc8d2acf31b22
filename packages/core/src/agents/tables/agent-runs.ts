import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** What an output rests on: a fact, a source, an event or an attention item, by its id. */
export interface StoredAgentEvidence {
  kind: 'fact' | 'source' | 'event' | 'attention_item'
  id: string
}

/** What an agent has to say of a customer. `link` is the permalink of a source that it cites. */
export interface StoredAgentOutput {
  customerId: string
  title: string
  summary: string
  evidence: StoredAgentEvidence[]
  link: string | null
}

/**
 * What a run was asked about beside its instructions: the customers that an automation has found, with the reason. `assessment` says how the customer stood
 * when the run began.
 */
export interface StoredAgentScope {
  customers: { customerId: string; customerName: string; reason: string; assessment?: StoredScopeAssessment }[]
}

/** A customer's assessment, as an agent is told of it: the strongest reasons first. */
export interface StoredScopeAssessment {
  state: string
  headline: string
  reasons: string[]
  missing: string[]
}

/**
 * Runs of agents: RUNNING -> COMPLETED | PARTIAL | FAILED. `occasion` names what makes a run the same again (the time of a schedule, the automation's
 * run): it is written once. `started_at` is when the model was to be asked first: until then it waits. Tokens and cost are sums over its steps; the cost is
 * in millionths, null where no prices are known.
 */
export const agentRuns = defineTable({
  name: 'agent_runs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    agent_id: uuid(),
    trigger: code(),
    occasion: text(),
    automation_id: nullable(uuid()),
    automation_run_id: nullable(uuid()),
    scope: nullable(json<StoredAgentScope>()),
    status: code(),
    model: nullable(code()),
    summary: nullable(text()),
    error_summary: nullable(text()),
    outputs: json<StoredAgentOutput[]>(),
    refused: integer(),
    steps: integer(),
    tool_calls: integer(),
    input_tokens: integer(),
    output_tokens: integer(),
    cost_micros: nullable(integer()),
    created_at: time(),
    started_at: nullable(time()),
    ended_at: nullable(time())
  }),
  personal: { occasion: 'content', scope: 'content', summary: 'content', error_summary: 'content', outputs: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['agent_id', 'occasion'], unique: true },
    { columns: ['agent_id', 'created_at'] },
    { columns: ['agent_id', 'status', 'created_at'] },
    { columns: ['automation_run_id'] }
  ]
})
