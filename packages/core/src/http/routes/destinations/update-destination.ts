import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { updateDestination } from '../../../tools/destinations/update-destination.js'
import { toolRoute } from '../../tool-route.js'

const { properties } = updateDestination.input

/** There is one type so far, so that it goes without saying. */
export const updateDestinationRoute = toolRoute({
  tool: updateDestination,
  method: 'PATCH',
  path: '/api/destinations/{id}',
  operationId: 'updateDestination',
  tag: 'destinations',
  input: strictObject({ ...properties, type: Type.Optional(properties.type) }),
  defaults: { type: 'SLACK_CHANNEL' },
  names: { input: 'DestinationChange' },
  answer: 'The destination as it now is.',
  fails: ['NOT_FOUND', 'CONFLICT']
})
