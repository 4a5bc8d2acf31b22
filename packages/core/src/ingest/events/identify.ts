import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/**
 * The visitor or caller said who it is. Its email and userId are not in the schema: they are common fields that `readIdentity` reads on every event.
 */
export const identify = defineEvent({
  type: 'identify',
  schema: Type.Object({
    traits: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'What you know of the person, by name. A new value replaces the old one.' })
    )
  }),
  example: { type: 'identify', timestamp: 1_764_000_000_000, userId: 'u_42', email: 'ada@acme.example', traits: { name: 'Ada' } },
  when: 'You learn who a visitor is: at sign-in, at sign-up, or when a form tells the email. A server sends it to change traits of a person.',
  changes:
    'The visitor, the userId and the email become one person from then on. Rapport merges what it knew of them. The traits of the person change.',
  toTimeline: ({ traits = {} }) => ({ type: 'IDENTIFY', channel: 'IDENTITY', eventName: 'identify', title: null, properties: traits })
})
