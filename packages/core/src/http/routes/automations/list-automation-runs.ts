import { listAutomationRuns, runPageShape, runQuery } from '../../../domain/automations/run-log.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const listAutomationRunsRoute = defineRoute({
  method: 'GET',
  path: '/api/automations/{id}/runs',
  operationId: 'listAutomationRuns',
  client: { name: 'automations.runs', first: ['id'] },
  tag: 'automations',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Lists the runs of an automation of the last 90 days, the newest first.',
  input: strictObject({ id: uuid("The automation's id."), ...runQuery.properties }),
  output: runPageShape,
  answer: 'A page of runs.',
  names: { output: 'AutomationRuns' },
  example: { id: '00000000-0000-4000-8000-000000000001', status: 'DELIVERED' },
  fails: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listAutomationRuns(store, now, id, query)
})
