/** A day as the API writes it. */
export const dayOf = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`

/** The day that is so many days from now. */
export function inDays(days: number, now = new Date()): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}

/** The next Monday after today. */
export function nextMonday(now = new Date()): string {
  return inDays(((8 - now.getDay()) % 7) + (now.getDay() === 1 ? 7 : 0), now)
}

/** The noon of a day, so that no time zone turns it into another one. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)
