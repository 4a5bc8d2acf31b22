import { destinationStatus } from '../../../domain/destinations/destination-status.js'
import { strictObject } from '../../../domain/strict-object.js'
import { destinationId } from '../../../tool-shape/destination.js'
import { defineRoute } from '../../define-route.js'
import { shownDestination } from './destination-shape.js'

export const getDestinationRoute = defineRoute({
  method: 'GET',
  path: '/api/destinations/{id}',
  operationId: 'getDestination',
  tag: 'destinations',
  grants: ['destinations:manage'],
  summary: 'Tells of one destination, with how it does and the last messages to it.',
  input: destinationId,
  output: strictObject({ destination: shownDestination }),
  answer: 'The destination.',
  names: { output: 'DestinationStatus' },
  example: { id: '00000000-0000-4000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ destination: await destinationStatus(store, id) })
})
