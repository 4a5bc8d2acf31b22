import { Type } from 'typebox'
import { reviseDestination } from '../../domain/destinations/change-destination.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { destinationLabel, destinationType, oneDestination, requireChannelProvider } from '../../tool-shape/destination.js'
import { uuid } from '../../tool-shape/uuid.js'

export const updateDestination = defineTool({
  name: 'svc_update_destination',
  summary: 'Renames a destination, or makes it the default in place of the one that is.',
  grant: 'destinations:manage',
  input: strictObject({
    id: uuid("The destination's id."),
    type: destinationType,
    label: Type.Optional(destinationLabel),
    isDefault: Type.Optional(Type.Literal(true, { description: 'Only true: a default ends when another one becomes it.' }))
  }),
  output: oneDestination,
  example: { id: '0198c0de-0000-7000-8000-000000000001', type: 'SLACK_CHANNEL', label: 'Customer alerts' },

  async handle({ id, type, ...changes }, context) {
    requireChannelProvider(context.process, type)
    return { destination: await reviseDestination(context, id, changes) }
  }
})
