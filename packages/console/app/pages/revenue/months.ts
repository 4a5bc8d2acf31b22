import { locale } from '../../texts/catalogue'

/** A month, or a day, of UTC as people write it: Nov 2026, November 20, 2026. */
export function monthName(text: string): string {
  const isDay = text.length > 7
  const at = new Date(isDay ? `${text}T00:00:00Z` : `${text}-01T00:00:00Z`)
  const format: Intl.DateTimeFormatOptions = isDay
    ? { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }
    : { year: 'numeric', month: 'short', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locale(), format).format(at)
}
