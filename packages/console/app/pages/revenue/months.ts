import { locale } from '../../texts/catalogue'

/** A month, or a day, of UTC as people write it: Nov 2026, November 20, 2026. What is neither stays as it is. */
export function monthName(text: string): string {
  const isDay = text.length > 7
  const at = new Date(isDay ? `${text}T00:00:00Z` : `${text}-01T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return text
  const format: Intl.DateTimeFormatOptions = isDay
    ? { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }
    : { year: 'numeric', month: 'short', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locale(), format).format(at)
}

/** The months from the first one on in which somebody paid. The last month is always among them. */
export function fromFirstPaid<Month extends { opening: { customers: number }; closing: { customers: number } }>(
  months: readonly Month[]
): Month[] {
  const first = months.findIndex(({ opening, closing }) => opening.customers + closing.customers > 0)
  return first < 0 ? months.slice(-1) : months.slice(first)
}
