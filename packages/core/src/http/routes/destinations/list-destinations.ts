import { Type } from 'typebox'
import { destinationStatuses } from '../../../domain/destinations/destination-status.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { shownDestination } from './destination-shape.js'

export const listDestinationsRoute = defineRoute({
  method: 'GET',
  path: '/api/destinations',
  operationId: 'listDestinations',
  tag: 'destinations',
  grants: ['destinations:manage'],
  summary: 'Lists where notifications go, the oldest first, with how each does and the last messages to it.',
  input: strictObject({}),
  output: strictObject({ destinations: Type.Array(shownDestination) }),
  answer: 'The destinations that are not archived.',
  names: { output: 'Destinations' },
  example: {},
  handle: async (_, { store }) => ({ destinations: await destinationStatuses(store) })
})
