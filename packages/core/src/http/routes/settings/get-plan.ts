import { strictObject } from '../../../domain/strict-object.js'
import { planDescription } from '../../../plan-description.js'
import { describePlan } from '../../../plans.js'
import { defineRoute } from '../../define-route.js'

export const getPlanRoute = defineRoute({
  method: 'GET',
  path: '/api/settings/plan',
  operationId: 'getPlan',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  summary: 'Tells the plan and how much of it is used, as far as the host describes it.',
  input: strictObject({}),
  output: planDescription,
  answer: 'The plan.',
  names: { output: 'Plan' },
  example: {},
  handle: (_, { organizationId, services }) => describePlan(services.settings.plans, organizationId)
})
