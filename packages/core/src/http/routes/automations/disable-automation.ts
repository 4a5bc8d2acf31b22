import { switchAutomation } from '../../../domain/automations/save-automation.js'
import { defineRoute } from '../../define-route.js'
import { switchesAutomation } from './one-automation.js'

export const disableAutomationRoute = defineRoute({
  ...switchesAutomation,
  path: '/api/automations/{id}/disable',
  operationId: 'disableAutomation',
  client: { name: 'automations.disable', first: ['id'] },
  summary: 'Switches an automation off: it tells of nothing until it is switched on again.',
  handle: ({ id }, context) => switchAutomation(context, id, false)
})
