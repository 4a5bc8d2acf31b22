import { capture } from './capture.js'
import { on } from './listeners.js'

/** Cal.com tells one booking twice, in its old and in its new form. */
const SAME_BOOKING = 2_000

/** Sends bookings made in embedded calendars, which tell the page of them by message. */
export function watchCalendars(): void {
  let last = -SAME_BOOKING
  on(window, 'message', ({ data, origin, timeStamp }: MessageEvent) => {
    if (data?.event === 'calendly.event_scheduled' && /^https:\/\/(\w+\.)?calendly\.com$/.test(origin)) {
      capture({ type: 'calendar', provider: 'calendly' })
    }
    if (data?.originator !== 'CAL' || !/^bookingSuccessful(V2)?$/.test(data.type) || timeStamp - last < SAME_BOOKING) return
    last = timeStamp
    const { booking = {}, eventType, title, date, startTime = booking.startTime || date, endTime = booking.endTime, duration, isRecurring } = data.data
    const { email, name } = { ...booking.attendees?.[0], ...booking.responses }
    capture({
      type: 'calendar',
      provider: 'cal.com',
      eventType: eventType?.title || title,
      startTime,
      endTime,
      duration: duration || (Date.parse(endTime) - Date.parse(startTime)) / 60_000 || undefined,
      isRecurring,
      inviteeEmail: email,
      inviteeName: name
    })
  })
}
