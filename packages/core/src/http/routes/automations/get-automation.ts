import { automationShape } from '../../../domain/automations/automation.js'
import { getAutomation } from '../../../domain/automations/read-automations.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { readsAutomation } from './one-automation.js'

export const getAutomationRoute = defineRoute({
  ...readsAutomation,
  method: 'GET',
  path: '/api/automations/{id}',
  operationId: 'getAutomation',
  client: { name: 'automations.get', first: ['id'], answer: 'automation' },
  summary: 'Tells of one automation, also of an archived one.',
  output: strictObject({ automation: automationShape }),
  answer: 'The automation.',
  handle: async ({ id }, { store }) => ({ automation: await getAutomation(store, id) })
})
