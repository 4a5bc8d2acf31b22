import { archiveDestination } from '../../../tools/destinations/archive-destination.js'
import { toolRoute } from '../../tool-route.js'

export const archiveDestinationRoute = toolRoute({
  tool: archiveDestination,
  method: 'POST',
  path: '/api/destinations/{id}/archive',
  operationId: 'archiveDestination',
  tag: 'destinations',
  answer: 'When it was archived.',
  fails: ['NOT_FOUND', 'CONFLICT']
})
