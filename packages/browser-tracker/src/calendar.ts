import type { Tools } from './capture.js'

/** What the two forms of Cal.com's message have, as far as it counts here. */
interface CalBooking {
  booking?: {
    startTime?: string
    endTime?: string
    attendees?: { email?: string; name?: string }[]
    responses?: { email?: string; name?: string }
  }
  eventType?: { title?: string }
  title?: string
  date?: string
  startTime?: string
  endTime?: string
  duration?: number
  isRecurring?: boolean
}

/** Cal.com tells one booking twice, in its old and in its new form. */
const SAME_BOOKING = 2_000
const MINUTE = 60_000

const CALENDLY = /^https:\/\/([\w-]+\.)*calendly\.com$/
/** Cal.com and its instance in Europe; hosts have subdomains of their own there. */
const CAL = /^https:\/\/([\w-]+\.)*cal\.(com|eu)$/

/** Sends bookings made in embedded calendars, which tell the page of them by message. */
export const watchCalendars = ({ on, capture, config }: Tools): void => {
  let last = Number.NEGATIVE_INFINITY
  on(window, 'message', ({ data, origin, timeStamp }: MessageEvent) => {
    if (data?.event === 'calendly.event_scheduled' && CALENDLY.test(origin)) capture({ type: 'calendar', provider: 'calendly' })
    const fromCal =
      CAL.test(origin) ||
      `${config.calOrigin}`
        .toLowerCase()
        .match(/https?:\/\/[^/, ]+/g)
        ?.includes(origin)
    if (data?.originator === 'CAL' && fromCal && /^bookingSuccessful(V2)?$/.test(data.type) && timeStamp - last > SAME_BOOKING) {
      last = timeStamp
      capture({ type: 'calendar', provider: 'cal.com', ...describe(data.data || {}) })
    }
  })
}

const describe = ({ booking, eventType, title, date, duration, isRecurring, ...times }: CalBooking) => {
  const startTime = times.startTime || booking?.startTime || date
  const endTime = times.endTime || booking?.endTime
  const { email, name } = { ...booking?.attendees?.[0], ...booking?.responses }
  return {
    eventType: eventType?.title || title,
    startTime,
    endTime,
    duration: duration || (startTime && endTime ? (Date.parse(endTime) - Date.parse(startTime)) / MINUTE : undefined),
    isRecurring,
    inviteeEmail: email,
    inviteeName: name
  }
}
