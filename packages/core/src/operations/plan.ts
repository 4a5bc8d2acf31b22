import { strictObject } from '../domain/strict-object.js'
import { planDescription } from '../plan-description.js'
import { describePlan } from '../plans.js'
import { defineOperation } from '../runtime/define-operation.js'

const get = defineOperation({
  operationId: 'getPlan',
  http: 'GET /api/settings/plan',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Tells the plan and how much of it is used, as far as the host describes it.',
  input: strictObject({}),
  output: planDescription,
  answer: 'The plan.',
  shapes: { output: 'Plan' },
  example: {},
  handle: (_, { organizationId, services }) => describePlan(services.settings.plans, organizationId)
})

/** What can be asked of the plan. */
export const planOperations = [get]
