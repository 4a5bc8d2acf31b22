import { watchCalendars } from './calendar.js'
import type { Tools } from './capture.js'
import { watchLinks } from './links.js'

/** What most pages never need, and what therefore comes in a second file: calendar bookings, clicks on outbound links and downloads. */
export const installExtras = (tools: Tools): void => {
  if (tools.config.calendar) watchCalendars(tools)
  watchLinks(tools)
}
