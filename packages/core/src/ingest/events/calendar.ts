import { Type } from 'typebox'
import { isCalendarDay } from '../../values/index.js'
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
  toTimeline: (event, _, cuts) => ({
    type: 'MEETING_REQUESTED',
    channel: 'MEETING',
    eventName: 'calendar',
    title: event.eventType ?? null,
    properties: Object.fromEntries(
      Object.entries(event).filter(([field, value]) => {
        if (!isTime(field) || !namesNoDay(value)) return true
        cuts.push({ field, message: `${field} names a day that there is not, and was left out` })
        return false
      })
    )
  })
})

const isTime = (field: string) => field === 'startTime' || field === 'endTime'

/** Whether a value has the form of a date, and names a day that there is not, such as February 30. */
const namesNoDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !isCalendarDay(value)
