import { switchAgent } from '../../../domain/agents/save-agent.js'
import { defineRoute } from '../../define-route.js'
import { switchesAgent } from './one-agent.js'

export const disableAgentRoute = defineRoute({
  ...switchesAgent,
  path: '/api/agents/{id}/disable',
  operationId: 'disableAgent',
  client: { name: 'agents.disable', first: ['id'], answer: 'agent' },
  summary: 'Switches an agent off: it runs only when somebody asks for it.',
  fails: ['NOT_FOUND'],
  handle: async ({ id }, context) => ({ agent: await switchAgent(context, id, false) })
})
