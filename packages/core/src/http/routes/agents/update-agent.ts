import { updateAgent } from '../../../agents/manage-agents.js'
import { agentChange } from '../../../domain/agents/agent-input.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { agentExample, agentId, processOf, savesAgent } from './one-agent.js'

export const updateAgentRoute = defineRoute({
  ...savesAgent,
  method: 'PATCH',
  path: '/api/agents/{id}',
  operationId: 'updateAgent',
  client: { name: 'agents.update', first: ['id'], takes: agentChange, answer: 'agent' },
  summary: 'Changes an agent; what is left out stays. From then on its tools run with the grants of this key.',
  input: strictObject({ ...agentId.properties, ...agentChange.properties }),
  names: { input: 'AgentChange', output: 'AgentOutput' },
  example: { ...agentExample, maxItemsToSurface: 5 },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id, ...change }, context) => ({ agent: await updateAgent(processOf(context), context, id, change) })
})
