import { agentPageShape, agentQuery, listAgents } from '../../../domain/agents/read-agents.js'
import { defineRoute } from '../../define-route.js'

export const listAgentsRoute = defineRoute({
  method: 'GET',
  path: '/api/agents',
  operationId: 'listAgents',
  client: { name: 'agents.list' },
  tag: 'agents',
  grants: ['workspace_settings:read'],
  summary: 'Lists the agents, the newest first.',
  input: agentQuery,
  output: agentPageShape,
  answer: 'A page of agents.',
  names: { output: 'Agents' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listAgents(store, now, query)
})
