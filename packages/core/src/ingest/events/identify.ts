import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/**
 * The visitor or caller said who it is. Its email and userId are not in the schema: they are common fields that `readIdentity` reads on every event.
 */
export const identify = defineEvent({
  type: 'identify',
  schema: Type.Object({ traits: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
  example: { type: 'identify', timestamp: 1_764_000_000_000, userId: 'u_42', email: 'ada@acme.example', traits: { name: 'Ada' } },
  toTimeline: ({ traits = {} }) => ({ type: 'IDENTIFY', channel: 'IDENTITY', eventName: 'identify', title: null, properties: traits })
})
