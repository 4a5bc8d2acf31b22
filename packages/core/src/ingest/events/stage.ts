import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** The host says how far a user has come. */
export const stage = defineEvent({
  type: 'stage',
  schema: Type.Object({
    stage: Type.Enum(['activated', 'engaged', 'inactive'], { description: 'The new stage.' }),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Your own names and values.' }))
  }),
  example: { type: 'stage', timestamp: 1_764_000_000_000, userId: 'u_42', stage: 'activated' },
  when: 'You decide yourself how far a person has come in your product.',
  changes:
    'The journey stage of the person becomes `ACTIVATED`, `ENGAGED` or `INACTIVE`. The stage never goes backwards, except between `ENGAGED` and `INACTIVE`.',
  toTimeline: ({ stage, properties = {} }) => ({
    type: 'STAGE_CHANGED',
    channel: 'PRODUCT',
    eventName: stage,
    title: stage,
    properties: { ...properties, stage }
  })
})
