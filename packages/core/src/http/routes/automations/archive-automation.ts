import { archiveAutomation } from '../../../domain/automations/save-automation.js'
import { defineRoute } from '../../define-route.js'
import { switchesAutomation } from './one-automation.js'

export const archiveAutomationRoute = defineRoute({
  ...switchesAutomation,
  path: '/api/automations/{id}/archive',
  operationId: 'archiveAutomation',
  client: { name: 'automations.archive', first: ['id'] },
  summary: 'Puts an automation away for good; its runs can still be read.',
  handle: ({ id }, context) => archiveAutomation(context, id)
})
