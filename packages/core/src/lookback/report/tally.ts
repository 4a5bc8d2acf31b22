import { compareText } from '../../values/index.js'
import type { Judged } from '../alarms.js'
import type { DepartureFound, FalseAlarm, LookbackResult, Score } from './result.js'

/** What one alarm has added up to. */
export interface AlarmTally {
  name: string
  leads: number[]
  missed: number
  falseAlarms: number
  undecided: number
}

/** What the customers that were looked at so far have added up to. */
export interface Tally {
  alarms: AlarmTally[]
  judgedDays: number
  departures: number
  left: DepartureFound[]
  falseAlarms: FalseAlarm[]
  revenue: { [currency: string]: { left: number; said: number; unknown: number } }
}

const maxLeft = 500
const maxFalse = 50
const accounts = 50
const daysOfMonth = 30.4375

export const emptyTally = (names: readonly string[]): Tally => ({
  alarms: names.map((name) => ({ name, leads: [], missed: 0, falseAlarms: 0, undecided: 0 })),
  judgedDays: 0,
  departures: 0,
  left: [],
  falseAlarms: [],
  revenue: {}
})

/** Adds what one alarm was worth in one stay. */
export function addAlarm(tally: AlarmTally, judged: Judged, hasLeft: boolean, leadOf: (day: number) => number): void {
  if (hasLeft && judged.saidOn !== undefined) tally.leads.push(leadOf(judged.saidOn))
  else if (hasLeft) tally.missed++
  tally.falseAlarms += judged.falseOn.length
  tally.undecided += judged.undecided
}

/** Adds a departure, with what it cost. */
export function addDeparture(tally: Tally, found: DepartureFound): void {
  tally.departures++
  tally.left = latestOf([...tally.left, found], maxLeft, ({ leftAt }) => leftAt)
  if (found.currency === null) return
  const revenue = tally.revenue[found.currency] ?? { left: 0, said: 0, unknown: 0 }
  const amount = found.mrrCents ?? 0
  tally.revenue[found.currency] = {
    left: revenue.left + amount,
    said: revenue.said + (found.firstSaid ? amount : 0),
    unknown: revenue.unknown + (found.mrrCents === null ? 1 : 0)
  }
}

export function addFalseAlarm(tally: Tally, found: FalseAlarm): void {
  tally.falseAlarms = latestOf([...tally.falseAlarms, found], maxFalse, ({ at }) => at)
}

function latestOf<T>(items: readonly T[], limit: number, timeOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareText(timeOf(b), timeOf(a))).slice(0, limit)
}

/** What it all comes to. */
export function resultOf(tally: Tally, customers: number, missing: readonly string[]): LookbackResult {
  const [assessment, ...trials] = tally.alarms.map((alarm) => scoreOf(alarm, tally.judgedDays))
  if (!assessment) throw new Error('A look-back without an alarm')
  const state = customers === 0 ? 'no_customers' : tally.departures === 0 ? 'no_departures' : 'ready'
  return {
    state,
    text: textOf(state, assessment, tally.departures),
    missing: [...missing],
    departures: tally.departures,
    assessment,
    trials,
    revenue: Object.entries(tally.revenue)
      .sort(([a], [b]) => compareText(a, b))
      .map(([currency, { left, said, unknown }]) => ({ currency, leftMrrCents: left, saidMrrCents: said, unknown })),
    left: tally.left,
    falseAlarms: tally.falseAlarms
  }
}

function scoreOf({ name, leads, missed, falseAlarms, undecided }: AlarmTally, days: number): Score {
  const sorted = leads.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  return {
    name,
    said: leads.length,
    missed,
    medianLeadDays: leads.length === 0 ? null : median,
    falseAlarms,
    undecided,
    falseAlarmsPer50AccountsAMonth: days < daysOfMonth ? null : Math.round((100 * falseAlarms * accounts * daysOfMonth) / days) / 100
  }
}

function textOf(state: LookbackResult['state'], { said, medianLeadDays }: Score, departures: number): string {
  if (state === 'no_customers') return 'There are no customers to look back on.'
  if (state === 'no_departures') return 'No customer is known to have left in this time, so there is nothing to test against.'
  const left = departures === 1 ? '1 customer left' : `Customers left ${departures} times`
  if (said === 0 || medianLeadDays === null) return `${left}. Rapport would have said so of none of them.`
  return `${left}. Rapport would have said so ${departures === 1 ? '' : said === 1 ? 'once, ' : `${said} times, `}${medianLeadDays} days before${said > 1 ? ' in the median' : ''}.`
}
