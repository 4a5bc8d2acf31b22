import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { knownDestinationTypes } from '../../../tool-shape/destination.js'
import { updateDestination } from '../../../tools/destinations/update-destination.js'
import { toolRoute } from '../../tool-route.js'

const { properties } = updateDestination.input
const [type = ''] = knownDestinationTypes

/** The type says nothing that the id does not, so that it can be left out. */
export const updateDestinationRoute = toolRoute({
  tool: updateDestination,
  method: 'PATCH',
  path: '/api/destinations/{id}',
  operationId: 'updateDestination',
  tag: 'destinations',
  input: strictObject({ ...properties, type: Type.Optional(properties.type) }),
  defaults: { type },
  names: { input: 'DestinationChange' },
  answer: 'The destination as it now is.',
  fails: ['NOT_FOUND', 'CONFLICT']
})
