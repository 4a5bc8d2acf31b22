import { switchAutomation } from '../../../domain/automations/save-automation.js'
import { defineRoute } from '../../define-route.js'
import { switchesAutomation } from './one-automation.js'

export const enableAutomationRoute = defineRoute({
  ...switchesAutomation,
  path: '/api/automations/{id}/enable',
  operationId: 'enableAutomation',
  client: { name: 'automations.enable', first: ['id'] },
  summary: 'Switches an automation on: it tells of nothing from before.',
  handle: ({ id }, context) => switchAutomation(context, id, true)
})
