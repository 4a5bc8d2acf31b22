import { Type } from 'typebox'
import { isCalendarDay } from '../../values/index.js'
import { defineEvent } from '../define-event.js'

const time = (description: string) => Type.Optional(Type.Union([Type.String(), Type.Number()], { description }))

/** A meeting was booked through an embedded calendar. */
export const calendar = defineEvent({
  type: 'calendar',
  schema: Type.Object({
    provider: Type.Optional(Type.Enum(['cal.com', 'calendly', 'unknown', 'other'], { description: 'Whose calendar it is.' })),
    eventType: Type.Optional(Type.String({ description: 'The kind of meeting, such as `Intro call`.' })),
    startTime: time('When the meeting starts, as the calendar writes it.'),
    endTime: time('When the meeting ends, as the calendar writes it.'),
    duration: Type.Optional(Type.Number({ minimum: 0, description: 'How long the meeting takes, in minutes.' })),
    isRecurring: Type.Optional(Type.Boolean({ description: 'Whether the meeting repeats.' })),
    inviteeEmail: Type.Optional(Type.String({ description: 'The email of the person who booked.' })),
    inviteeName: Type.Optional(Type.String({ description: 'The name of the person who booked.' }))
  }),
  example: { type: 'calendar', timestamp: 1_764_000_000_000, provider: 'calendly', eventType: 'Intro call', duration: 30 },
  when: 'Somebody books a meeting through a calendar on your page. The tracker sends it for Cal.com and Calendly.',
  changes: 'The `inviteeEmail` stays among the properties and identifies nobody.',
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
