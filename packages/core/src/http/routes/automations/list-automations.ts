import { automationPageShape, automationQuery, listAutomations } from '../../../domain/automations/read-automations.js'
import { defineRoute } from '../../define-route.js'

export const listAutomationsRoute = defineRoute({
  method: 'GET',
  path: '/api/automations',
  operationId: 'listAutomations',
  client: { name: 'automations.list' },
  tag: 'automations',
  grants: ['workspace_settings:read'],
  summary: 'Lists the automations that are not archived, the newest first.',
  input: automationQuery,
  output: automationPageShape,
  answer: 'A page of automations.',
  names: { output: 'Automations' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listAutomations(store, now, query)
})
