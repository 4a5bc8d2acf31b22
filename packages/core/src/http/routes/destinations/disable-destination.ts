import { disableDestination } from '../../../tools/destinations/disable-destination.js'
import { toolRoute } from '../../tool-route.js'

export const disableDestinationRoute = toolRoute({
  tool: disableDestination,
  method: 'POST',
  path: '/api/destinations/{id}/disable',
  operationId: 'disableDestination',
  tag: 'destinations',
  answer: 'The disabled destination.',
  fails: ['NOT_FOUND', 'CONFLICT']
})
