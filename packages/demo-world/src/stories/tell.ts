import type { Account } from '../accounts.js'
import { dayMs, isWorkingDay } from '../rhythm/calendar.js'
import { type Moment, moments, rivals } from './plots.js'

/** A moment as it is told at an account. */
export interface ToldMoment extends Pick<Moment, 'by' | 'sourceType' | 'title'> {
  sentence: string
  /** The start of its UTC day. */
  day: number
}

/** What is said in the story of an account, in its order, without what would come after the end. */
export function momentsOf(account: Account, end: number): ToldMoment[] {
  const { plot, people, region } = account
  if (!plot) return []
  const [first, second] = people
  const month = new Date(end + 45 * dayMs).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  const words: Record<string, string> = {
    person: first?.name ?? '',
    successor: second?.name ?? '',
    rival: rivals[plot.number % rivals.length] ?? rivals[0],
    seats: String(20 + 5 * (plot.number % 7)),
    month
  }
  return moments[plot.kind].flatMap(({ after, tellings, ...moment }) => {
    const day = workingDayAfter(plot.firstSign, after, region)
    const telling = tellings[plot.number % tellings.length] ?? tellings[0]
    // Beyond the third of a kind the words come again, and the account is named to tell them apart.
    const round = Math.floor(plot.number / tellings.length)
    const named = round === 0 ? telling : telling.replace(/[.?]$/, ` (${account.name}).`)
    return day < end ? [{ ...moment, sentence: named.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? ''), day }] : []
  })
}

function workingDayAfter(day: number, count: number, region: Account['region']): number {
  let at = day
  for (let left = count; left > 0 || !isWorkingDay(at, region); ) {
    at += dayMs
    if (isWorkingDay(at, region)) left = Math.max(0, left - 1)
  }
  return at
}
