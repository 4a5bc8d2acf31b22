import { watchCalendars } from './calendar.js'
import type { Tools } from './capture.js'
import { watchForms } from './forms.js'
import { watchLinks } from './links.js'

/** What a page does not need at once, and what therefore comes in a second file: forms, calendar bookings, clicks on links. */
export const installExtras = (tools: Tools): void => {
  if (tools.config.forms) watchForms(tools)
  if (tools.config.calendar) watchCalendars(tools)
  watchLinks(tools)
}
