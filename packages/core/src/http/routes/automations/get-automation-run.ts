import { getAutomationRun, wholeRunShape } from '../../../domain/automations/run-log.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getAutomationRunRoute = defineRoute({
  method: 'GET',
  path: '/api/automations/{id}/runs/{runId}',
  operationId: 'getAutomationRun',
  client: { name: 'automations.run', first: ['id', 'runId'], answer: 'run' },
  tag: 'automations',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Tells of one run: whom it told of, and what became of its messages.',
  input: strictObject({ id: uuid("The automation's id."), runId: uuid("The run's id.") }),
  output: strictObject({ run: wholeRunShape }),
  answer: 'The run.',
  names: { output: 'AutomationRunOutput' },
  example: { id: '00000000-0000-4000-8000-000000000001', runId: '00000000-0000-4000-8000-000000000002' },
  fails: ['NOT_FOUND'],
  handle: async ({ id, runId }, { store }) => ({ run: await getAutomationRun(store, id, runId) })
})
