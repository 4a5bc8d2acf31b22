import { enableDestination } from '../../../tools/destinations/enable-destination.js'
import { toolRoute } from '../../tool-route.js'

export const enableDestinationRoute = toolRoute({
  tool: enableDestination,
  method: 'POST',
  path: '/api/destinations/{id}/enable',
  operationId: 'enableDestination',
  tag: 'destinations',
  answer: 'The enabled destination.',
  fails: ['NOT_FOUND', 'CONFLICT']
})
