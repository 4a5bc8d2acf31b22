import { describePlan, planDescription } from '../context/index.js'
import { strictObject } from '../validation/index.js'
import { defineOperation } from './define-operation.js'

const get = defineOperation({
  operationId: 'getPlan',
  http: 'GET /api/settings/plan',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Shows the plan and how much of it is used, as far as the server describes a plan.',
  input: strictObject({}),
  output: planDescription,
  answer: 'The plan.',
  shapes: { output: 'Plan' },
  example: {},
  handle: (_, { organizationId, services }) => describePlan(services.settings.plans, organizationId)
})

/** What can be asked of the plan. */
export const planOperations = [get]
