import { Type } from 'typebox'
import { defineTool, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { reviseDestination } from '../change-destination.js'
import { destinationLabel, destinationType, oneDestination, requireChannelProvider } from './destination-shape.js'

const input = strictObject({
  id: uuid("The destination's id."),
  type: destinationType,
  label: Type.Optional(destinationLabel),
  isDefault: Type.Optional(
    Type.Literal(true, { description: 'Can only be true. To change the default, make another destination the default.' })
  )
})

export const updateDestination = defineTool({
  name: 'svc_update_destination',
  title: 'Change a notification destination',
  description: 'Renames a destination, or makes it the default. Use it only when a person asked for it.',
  effect: 'write',
  repeatable: true,
  toolset: 'destinations',
  http: {
    route: 'PATCH /api/destinations/{id}',
    operationId: 'updateDestination',
    tag: 'destinations',
    answer: 'The destination as it is now.',
    // There is one type so far, so a request may leave it out.
    input: strictObject({ ...input.properties, type: Type.Optional(destinationType) }),
    defaults: { type: 'SLACK_CHANNEL' },
    shapes: { input: 'DestinationChange' },
    errors: ['NOT_FOUND', 'CONFLICT']
  },
  grants: ['destinations:manage'],
  reads: 'settings',
  summary: 'Renames a destination, or makes it the default.',
  input,
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001', type: 'SLACK_CHANNEL', label: 'Customer alerts' },

  async handle({ id, type, ...changes }, context) {
    requireChannelProvider(context.process, type)
    return { destination: await reviseDestination(context, id, changes) }
  }
})
