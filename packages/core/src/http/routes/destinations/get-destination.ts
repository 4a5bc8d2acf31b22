import { getDestination } from '../../../tools/destinations/get-destination.js'
import { toolRoute } from '../../tool-route.js'

export const getDestinationRoute = toolRoute({
  tool: getDestination,
  method: 'GET',
  path: '/api/destinations/{id}',
  operationId: 'getDestination',
  tag: 'destinations',
  answer: 'The destination.',
  fails: ['NOT_FOUND']
})
