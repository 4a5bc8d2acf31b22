import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

const when = Type.Union([Type.String(), Type.Number()])

/** A meeting was booked through an embedded calendar. */
export const calendar = defineEvent({
  type: 'calendar',
  schema: Type.Object({
    provider: Type.Optional(Type.Enum(['cal.com', 'calendly', 'unknown', 'other'])),
    eventType: Type.Optional(Type.String()),
    startTime: Type.Optional(when),
    endTime: Type.Optional(when),
    duration: Type.Optional(Type.Number({ minimum: 0, description: 'Minutes.' })),
    isRecurring: Type.Optional(Type.Boolean()),
    inviteeEmail: Type.Optional(Type.String()),
    inviteeName: Type.Optional(Type.String())
  }),
  example: { type: 'calendar', timestamp: 1_764_000_000_000, provider: 'calendly', eventType: 'Intro call', duration: 30 },
  toTimeline: (event) => ({
    type: 'MEETING_REQUESTED',
    channel: 'MEETING',
    eventName: 'calendar',
    title: event.eventType ?? null,
    properties: { ...event }
  })
})
