import { dryRun, dryRunShape } from '../../../domain/automations/dry-run.js'
import { defineRoute } from '../../define-route.js'
import { readsAutomation } from './one-automation.js'

export const dryRunAutomationRoute = defineRoute({
  ...readsAutomation,
  method: 'POST',
  path: '/api/automations/{id}/dry-run',
  operationId: 'dryRunAutomation',
  client: { name: 'automations.dryRun', first: ['id'] },
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Says whom an automation would tell of if it ran now, and why; it sends and writes nothing.',
  output: dryRunShape,
  answer: 'Whom it would tell of, and whom it would leave out.',
  names: { input: 'AutomationId', output: 'AutomationDryRun' },
  handle: ({ id }, { store, now }) => dryRun(store, id, now)
})
