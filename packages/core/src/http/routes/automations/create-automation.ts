import { requireModel } from '../../../agents/manage-agents.js'
import { newAutomation } from '../../../domain/automations/automation-input.js'
import { addAutomation } from '../../../domain/automations/save-automation.js'
import { defineRoute } from '../../define-route.js'
import { savesAutomation } from './one-automation.js'

export const createAutomationRoute = defineRoute({
  ...savesAutomation,
  method: 'POST',
  path: '/api/automations',
  operationId: 'createAutomation',
  client: { name: 'automations.create', takes: newAutomation, once: true },
  summary: 'Makes an automation: who is told of what was seen, and when. It is disabled unless told otherwise.',
  input: newAutomation,
  names: { input: 'NewAutomation', output: 'SavedAutomation' },
  example: {
    name: 'Monday digest',
    triggerType: 'SCHEDULE',
    schedule: { cadence: 'weekly', localTime: '09:00', timezone: 'Europe/Berlin', weekday: 1 }
  },
  fails: ['CONFLICT'],
  handle: (input, context) => {
    if (input.agentId) requireModel(context.services.settings.model)
    return addAutomation(context, input)
  }
})
