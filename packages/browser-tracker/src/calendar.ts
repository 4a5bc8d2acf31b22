import type { Capture } from './capture.js'
import type { Scope } from './scope.js'

/** Cal.com tells one booking twice, in its old and in its new form. */
const SAME_BOOKING = 2_000

type Fields = { [name: string]: unknown }

/** Sends bookings made in embedded calendars, which tell the page of them by message. */
export function watchCalendars(scope: Scope, capture: Capture): void {
  let last = 0
  scope.on(window, 'message', ({ data, origin }: MessageEvent) => {
    const message = fields(data)
    if (message.event === 'calendly.event_scheduled' && /^https:\/\/([\w-]+\.)?calendly\.com$/.test(origin)) {
      capture({ type: 'calendar', provider: 'calendly' })
    }
    if (message.originator === 'CAL' && /^bookingSuccessful(V2)?$/.test(String(message.type)) && Date.now() - last > SAME_BOOKING) {
      last = Date.now()
      capture({ type: 'calendar', provider: 'cal.com', ...calBooking(fields(message.data)) })
    }
  })
}

function calBooking(data: Fields) {
  const booking = fields(data.booking)
  const invitee = { ...fields(fields(booking.attendees)[0]), ...fields(booking.responses) }
  const startTime = data.startTime || booking.startTime || data.date
  const endTime = data.endTime || booking.endTime
  return {
    eventType: fields(data.eventType).title || data.title,
    startTime,
    endTime,
    duration: data.duration || (Date.parse(String(endTime)) - Date.parse(String(startTime))) / 60_000 || undefined,
    isRecurring: data.isRecurring,
    inviteeEmail: invitee.email,
    inviteeName: invitee.name
  }
}

/** The fields of a value that may be anything; none when it is no object. */
const fields = (value: unknown): Fields => (value && typeof value === 'object' ? { ...value } : {})
