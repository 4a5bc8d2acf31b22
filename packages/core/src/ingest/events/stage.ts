import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** The host says how far a user has come. */
export const stage = defineEvent({
  type: 'stage',
  schema: Type.Object({
    stage: Type.Enum(['activated', 'engaged', 'inactive']),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown()))
  }),
  example: { type: 'stage', timestamp: 1_764_000_000_000, userId: 'u_42', stage: 'activated' },
  toTimeline: ({ stage, properties = {} }) => ({
    type: 'STAGE_CHANGED',
    channel: 'PRODUCT',
    eventName: stage,
    title: stage,
    properties: { ...properties, stage }
  })
})
