import { locale } from '../../texts/catalogue'

/** A month of UTC as people write it: Nov 2026. What is none stays as it is: the address of the page may say anything. */
export function monthName(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return month
  return new Intl.DateTimeFormat(locale(), { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(at)
}

/** The months from the first one on in which somebody paid. The last month is always among them. */
export function fromFirstPaid<Month extends { opening: { customers: number }; closing: { customers: number } }>(
  months: readonly Month[]
): Month[] {
  const first = months.findIndex(({ opening, closing }) => opening.customers + closing.customers > 0)
  return first < 0 ? months.slice(-1) : months.slice(first)
}
