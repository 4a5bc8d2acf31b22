import { deliveryShape } from '../../../domain/destinations/deliveries.js'
import { sendTest } from '../../../domain/destinations/send-test.js'
import { strictObject } from '../../../domain/strict-object.js'
import { destinationId } from '../../../tool-shape/destination.js'
import { defineRoute } from '../../define-route.js'

export const testDestinationRoute = defineRoute({
  method: 'POST',
  path: '/api/destinations/{id}/test',
  operationId: 'testDestination',
  tag: 'destinations',
  grants: ['destinations:manage'],
  summary: 'Sends a test message to a destination; what becomes of it stands in its recent deliveries.',
  input: destinationId,
  status: 202,
  output: strictObject({ delivery: deliveryShape }),
  answer: 'The message, which is sent now.',
  example: { id: '00000000-0000-4000-8000-000000000001' },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ delivery: await sendTest(context, id) })
})
