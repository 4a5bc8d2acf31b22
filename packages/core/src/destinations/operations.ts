import { Type } from 'typebox'
import { defineOperation, orNull } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { deliveryShape } from './deliveries.js'
import { destinationStatus, destinationStatuses } from './destination-status.js'
import { sendTest } from './send-test.js'
import { archiveDestination } from './tools/archive-destination.js'
import { createDestination } from './tools/create-destination.js'
import { destination, destinationId } from './tools/destination-shape.js'
import { disableDestination } from './tools/disable-destination.js'
import { enableDestination } from './tools/enable-destination.js'
import { updateDestination } from './tools/update-destination.js'

const example = { id: '00000000-0000-4000-8000-000000000001' }

/** A destination as its routes show it: what the tools show, what is wrong with it, and the last messages to it. */
const shownDestination = strictObject({
  ...destination.properties,
  syncReason: orNull(Type.String()),
  recentDeliveries: Type.Array(deliveryShape)
})

const list = defineOperation({
  operationId: 'listDestinations',
  http: 'GET /api/destinations',
  tag: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Lists the destinations of notifications, oldest first, with their state and last messages.',
  input: strictObject({}),
  output: strictObject({ destinations: Type.Array(shownDestination) }),
  answer: 'The destinations that are not archived.',
  shapes: { output: 'Destinations' },
  example: {},
  handle: async (_, { store }) => ({ destinations: await destinationStatuses(store) })
})

const get = defineOperation({
  operationId: 'getDestination',
  http: 'GET /api/destinations/{id}',
  tag: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Reads one destination, with its state and last messages.',
  input: destinationId,
  output: strictObject({ destination: shownDestination }),
  answer: 'The destination.',
  shapes: { output: 'DestinationStatus' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ destination: await destinationStatus(store, id) })
})

const test = defineOperation({
  operationId: 'testDestination',
  http: 'POST /api/destinations/{id}/test',
  tag: 'destinations',
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Sends a test message to a destination. Its recent deliveries show the result.',
  input: destinationId,
  status: 202,
  output: strictObject({ delivery: deliveryShape }),
  answer: 'The message, which is sent now.',
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ delivery: await sendTest(context, id) })
})

/** What can be asked of destinations over HTTP. The tools that list and read destinations show less, so the routes are operations of their own. */
export const destinationOperations = [
  list,
  createDestination,
  get,
  updateDestination,
  enableDestination,
  disableDestination,
  archiveDestination,
  test
]
