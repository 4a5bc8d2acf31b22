import { requireModel } from '../../../agents/manage-agents.js'
import { automationChange } from '../../../domain/automations/automation-input.js'
import { changeAutomation } from '../../../domain/automations/save-automation.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'
import { savesAutomation } from './one-automation.js'

export const updateAutomationRoute = defineRoute({
  ...savesAutomation,
  method: 'PATCH',
  path: '/api/automations/{id}',
  operationId: 'updateAutomation',
  client: { name: 'automations.update', first: ['id'], takes: automationChange },
  summary: 'Changes an automation; what is left out stays.',
  input: strictObject({ id: uuid("The automation's id."), ...automationChange.properties }),
  names: { input: 'AutomationChange', output: 'SavedAutomation' },
  example: { id: '00000000-0000-4000-8000-000000000001', cooldownHours: 24 },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => {
    if (change.agentId) requireModel(context.services.settings.model)
    return changeAutomation(context, id, change)
  }
})
