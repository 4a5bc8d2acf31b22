import { agentRunPageShape, agentRunQuery, listAgentRuns } from '../../../domain/agents/run-log.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { agentExample, agentId } from './one-agent.js'

export const listAgentRunsRoute = defineRoute({
  method: 'GET',
  path: '/api/agents/{id}/runs',
  operationId: 'listAgentRuns',
  client: { name: 'agents.runs', first: ['id'] },
  tag: 'agents',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Lists the runs of an agent of the last 90 days, the newest first.',
  input: strictObject({ ...agentId.properties, ...agentRunQuery.properties }),
  output: agentRunPageShape,
  answer: 'A page of runs.',
  names: { output: 'AgentRuns' },
  example: { ...agentExample, status: 'COMPLETED' },
  fails: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listAgentRuns(store, now, id, query)
})
