import { enableAgent } from '../../../agents/manage-agents.js'
import { defineRoute } from '../../define-route.js'
import { processOf, switchesAgent } from './one-agent.js'

export const enableAgentRoute = defineRoute({
  ...switchesAgent,
  path: '/api/agents/{id}/enable',
  operationId: 'enableAgent',
  client: { name: 'agents.enable', first: ['id'], answer: 'agent' },
  summary: 'Switches an agent on: it runs by its schedule, and for automations that name it.',
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ agent: await enableAgent(processOf(context), context, id) })
})
