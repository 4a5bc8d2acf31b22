import { createDestination } from '../../../tools/destinations/create-destination.js'
import { toolRoute } from '../../tool-route.js'

export const createDestinationRoute = toolRoute({
  tool: createDestination,
  method: 'POST',
  path: '/api/destinations',
  operationId: 'createDestination',
  tag: 'destinations',
  answer: 'The new destination.',
  fails: ['CONFLICT']
})
