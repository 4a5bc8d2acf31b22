import { defineOperation, type OperationContext, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { agentShape } from './agent.js'
import { agentChange, newAgent } from './agent-input.js'
import { agentPageShape, agentQuery, getAgent, listAgents } from './read-agents.js'
import { agentRunPageShape, agentRunQuery, listAgentRuns, wholeAgentRunShape } from './run-log.js'
import { type AgentProcess, createAgent, enableAgent, readAgentRun, startAgentRun, updateAgent } from './running/manage-agents.js'
import { switchAgent } from './save-agent.js'

const agentId = strictObject({ id: uuid("The agent's id.") })
const example = { id: '00000000-0000-4000-8000-000000000001' }
const oneAgent = strictObject({ agent: agentShape })
const savedAnswer = 'The agent as it now is.'

const list = defineOperation({
  operationId: 'listAgents',
  method: { name: 'agents.list' },
  http: 'GET /api/agents',
  tag: 'agents',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the agents, newest first.',
  input: agentQuery,
  output: agentPageShape,
  answer: 'A page of agents.',
  shapes: { output: 'Agents' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listAgents(store, now, query)
})

const create = defineOperation({
  operationId: 'createAgent',
  method: {
    name: 'agents.create',
    doc: 'Creates an agent, disabled by default. Its tools only read. Because your code creates it, they may read everything.',
    throws: 'INVALID_TOOL_INPUT naming the field, and CONFLICT where no language model is configured.',
    example:
      "const { id } = await workspace.agents.create({ displayName: 'Renewals', instructions: 'Who complained before a renewal?', enabled: true, schedule: { cadence: 'weekly', localTime: '08:00', weekday: 1 } })",
    takes: newAgent,
    actor: true,
    once: true,
    answer: 'agent'
  },
  http: 'POST /api/agents',
  tag: 'agents',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Creates an agent. Its tools run with the grants of this key. Fails with CONFLICT without a language model.',
  input: newAgent,
  output: oneAgent,
  answer: savedAnswer,
  shapes: { input: 'NewAgent', output: 'AgentOutput' },
  example: {
    displayName: 'Renewals',
    instructions: 'Look at customers whose renewal is near, and tell of those who complained lately.',
    schedule: { cadence: 'weekly', localTime: '08:00', timezone: 'Europe/Berlin', weekday: 1 }
  },
  errors: ['CONFLICT'],
  handle: async (input, context) => ({ agent: await createAgent(processOf(context), context, input) })
})

const get = defineOperation({
  operationId: 'getAgent',
  method: { name: 'agents.get', first: ['id'], answer: 'agent' },
  http: 'GET /api/agents/{id}',
  tag: 'agents',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Reads one agent.',
  input: agentId,
  output: oneAgent,
  answer: 'The agent.',
  shapes: { input: 'AgentId', output: 'AgentOutput' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ agent: await getAgent(store, id) })
})

const update = defineOperation({
  operationId: 'updateAgent',
  method: {
    name: 'agents.update',
    doc: 'Changes an agent; omitted fields keep their values. From then on, its tools may read everything.',
    throws: 'the errors of `create`, and NOT_FOUND.',
    first: ['id'],
    takes: agentChange,
    actor: true,
    answer: 'agent'
  },
  http: 'PATCH /api/agents/{id}',
  tag: 'agents',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes an agent; omitted fields keep their values. From then on its tools run with the grants of this key.',
  input: strictObject({ id: uuid("The agent's id."), ...agentChange.properties }),
  output: oneAgent,
  answer: savedAnswer,
  shapes: { input: 'AgentChange', output: 'AgentOutput' },
  example: { ...example, maxItemsToSurface: 5 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id, ...change }, context) => ({ agent: await updateAgent(processOf(context), context, id, change) })
})

const enable = defineOperation({
  operationId: 'enableAgent',
  method: {
    name: 'agents.enable',
    throws: 'NOT_FOUND, and CONFLICT where no language model is configured.',
    first: ['id'],
    actor: true,
    answer: 'agent'
  },
  http: 'POST /api/agents/{id}/enable',
  tag: 'agents',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Enables an agent: it runs on its schedule, and for automations that name it.',
  input: agentId,
  output: oneAgent,
  answer: savedAnswer,
  shapes: { input: 'AgentId', output: 'AgentOutput' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ agent: await enableAgent(processOf(context), context, id) })
})

const disable = defineOperation({
  operationId: 'disableAgent',
  method: { name: 'agents.disable', first: ['id'], actor: true, answer: 'agent' },
  http: 'POST /api/agents/{id}/disable',
  tag: 'agents',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Disables an agent: it runs only when somebody starts it.',
  input: agentId,
  output: oneAgent,
  answer: savedAnswer,
  shapes: { input: 'AgentId', output: 'AgentOutput' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, context) => ({ agent: await switchAgent(context, id, false) })
})

const runs = defineOperation({
  operationId: 'listAgentRuns',
  method: { name: 'agents.runs', first: ['id'] },
  http: 'GET /api/agents/{id}/runs',
  tag: 'agents',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the runs of an agent of the last 90 days, newest first.',
  input: strictObject({ id: uuid("The agent's id."), ...agentRunQuery.properties }),
  output: agentRunPageShape,
  answer: 'A page of runs.',
  shapes: { output: 'AgentRuns' },
  example: { ...example, status: 'COMPLETED' },
  errors: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listAgentRuns(store, now, id, query)
})

const start = defineOperation({
  operationId: 'startAgentRun',
  method: {
    name: 'agents.start',
    doc: 'Runs an agent now, even a disabled one. The run has only started when this resolves.',
    throws: 'NOT_FOUND, and CONFLICT where no language model is configured or ten runs have not ended.',
    example: 'const { id: runId } = await workspace.agents.start(id)',
    first: ['id'],
    actor: true,
    once: true,
    answer: 'run'
  },
  http: 'POST /api/agents/{id}/runs',
  tag: 'agents',
  grants: ['workspace_settings:manage', 'customer_intelligence:read'],
  reads: 'customers',
  summary: 'Runs an agent now, even a disabled one. The answer comes when the run has started. Read the run until it is not RUNNING.',
  input: agentId,
  output: strictObject({ run: wholeAgentRunShape }),
  answer: 'The run that has begun.',
  status: 202,
  shapes: { input: 'AgentId', output: 'AgentRunOutput' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ run: await startAgentRun(processOf(context), context, id) })
})

const run = defineOperation({
  operationId: 'getAgentRun',
  method: {
    name: 'agents.run',
    doc: 'Reads one run: its outputs, and everything that was read and answered.',
    first: ['id', 'runId'],
    answer: 'run'
  },
  http: 'GET /api/agents/{id}/runs/{runId}',
  tag: 'agents',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  reads: 'customers',
  summary:
    'Reads one run: its outputs, and everything that was read and answered. Answers of a tool are shown only to keys that may call it.',
  input: strictObject({ id: uuid("The agent's id."), runId: uuid("The run's id.") }),
  output: strictObject({ run: wholeAgentRunShape }),
  answer: 'The run.',
  shapes: { output: 'AgentRunOutput' },
  example: { ...example, runId: '00000000-0000-4000-8000-000000000002' },
  errors: ['NOT_FOUND'],
  handle: async ({ id, runId }, context) => ({ run: await readAgentRun(processOf(context), context, id, runId) })
})

/** What can be asked of agents. */
export const agentOperations = [list, create, get, update, enable, disable, runs, start, run]

/** The parts of the process that agents need. */
function processOf({ services }: OperationContext): AgentProcess {
  return { model: services.settings.model, registry: services.tools }
}
