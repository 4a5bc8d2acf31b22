import { startAgentRun } from '../../../agents/manage-agents.js'
import { wholeAgentRunShape } from '../../../domain/agents/run-log.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { agentExample, agentId, processOf } from './one-agent.js'

export const startAgentRunRoute = defineRoute({
  method: 'POST',
  path: '/api/agents/{id}/runs',
  operationId: 'startAgentRun',
  client: { name: 'agents.start', first: ['id'], once: true, answer: 'run' },
  tag: 'agents',
  grants: ['workspace_settings:manage', 'customer_intelligence:read'],
  summary: 'Runs an agent now, also a disabled one. The run has just begun when this answers: read it until it is not RUNNING.',
  input: agentId,
  output: strictObject({ run: wholeAgentRunShape }),
  status: 202,
  answer: 'The run that has begun.',
  names: { input: 'AgentId', output: 'AgentRunOutput' },
  example: agentExample,
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ run: await startAgentRun(processOf(context), context, id) })
})
