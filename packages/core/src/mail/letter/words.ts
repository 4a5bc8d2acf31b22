import { day } from '../../values/index.js'

/** A day as people read it: "Monday, November 30". Another year is named. */
export function dayWords(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', ...year }).format(
    Date.parse(date)
  )
}

/** An instant as people of a zone read it: "Monday, November 30, 09:00". */
export function timeWords(at: number, timeZone: string): string {
  const form = { weekday: 'long', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, ...form }).format(at)
}

/** The day after so many days. */
export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** "1 task", "3 tasks". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** "Acme", "Acme and Globex", "Acme, Globex and 3 more". */
export function listed(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, 3)
  const more = total - shown.length
  const last = more > 0 ? `${more.toLocaleString('en-US')} more` : (shown.pop() ?? '')
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}
