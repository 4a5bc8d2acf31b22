import { agentShape } from '../../../domain/agents/agent.js'
import { getAgent } from '../../../domain/agents/read-agents.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { agentExample, agentId } from './one-agent.js'

export const getAgentRoute = defineRoute({
  method: 'GET',
  path: '/api/agents/{id}',
  operationId: 'getAgent',
  client: { name: 'agents.get', first: ['id'], answer: 'agent' },
  tag: 'agents',
  grants: ['workspace_settings:read'],
  summary: 'Tells of one agent.',
  input: agentId,
  output: strictObject({ agent: agentShape }),
  answer: 'The agent.',
  names: { input: 'AgentId', output: 'AgentOutput' },
  example: agentExample,
  fails: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ agent: await getAgent(store, id) })
})
