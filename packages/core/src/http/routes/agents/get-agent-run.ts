import { readAgentRun } from '../../../agents/manage-agents.js'
import { wholeAgentRunShape } from '../../../domain/agents/run-log.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'
import { agentExample, agentId, processOf } from './one-agent.js'

export const getAgentRunRoute = defineRoute({
  method: 'GET',
  path: '/api/agents/{id}/runs/{runId}',
  operationId: 'getAgentRun',
  client: { name: 'agents.run', first: ['id', 'runId'], answer: 'run' },
  tag: 'agents',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary:
    'Tells of one run: its outputs, and everything that was read and answered. What a tool answered is shown to keys that may call it.',
  input: strictObject({ ...agentId.properties, runId: uuid("The run's id.") }),
  output: strictObject({ run: wholeAgentRunShape }),
  answer: 'The run.',
  names: { output: 'AgentRunOutput' },
  example: { ...agentExample, runId: '00000000-0000-4000-8000-000000000002' },
  fails: ['NOT_FOUND'],
  handle: async ({ id, runId }, context) => ({ run: await readAgentRun(processOf(context), context, id, runId) })
})
