import { listDestinations } from '../../../tools/destinations/list-destinations.js'
import { toolRoute } from '../../tool-route.js'

export const listDestinationsRoute = toolRoute({
  tool: listDestinations,
  method: 'GET',
  path: '/api/destinations',
  operationId: 'listDestinations',
  tag: 'destinations',
  answer: 'The destinations that are not archived.',
  fails: []
})
