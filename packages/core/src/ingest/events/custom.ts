import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** Something that the host gave a name. */
export const custom = defineEvent({
  type: 'custom',
  schema: Type.Object({
    eventName: Type.String({ minLength: 1, maxLength: 191, description: 'The name of what happened.' }),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Your own names and values.' }))
  }),
  example: { type: 'custom', timestamp: 1_764_000_000_000, eventName: 'report_exported', properties: { format: 'pdf' } },
  when: 'Something happens in your product that has a name of its own, such as `report_exported`.',
  changes:
    'If its name is the activation event of the workspace, it activates the person and the customer. Features and signals can watch for its name.',
  toTimeline: ({ eventName, properties = {} }) => ({ type: 'CUSTOM', channel: 'PRODUCT', eventName, title: eventName, properties })
})
