import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** Something that the host gave a name. */
export const custom = defineEvent({
  type: 'custom',
  schema: Type.Object({
    eventName: Type.String({ minLength: 1, maxLength: 191 }),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown()))
  }),
  example: { type: 'custom', timestamp: 1_764_000_000_000, eventName: 'report_exported', properties: { format: 'pdf' } },
  toTimeline: ({ eventName, properties = {} }) => ({ type: 'CUSTOM', channel: 'PRODUCT', eventName, title: eventName, properties })
})
