import type { Assessment } from '../assessment/index.js'
import { type MeasuredCustomer, type readPastCustomers, type ScoreBefore, scoreOf } from '../health/index.js'
import type { PastCalendars } from '../signals/index.js'
import { day } from '../values/index.js'
import type { Stay } from './alarms.js'
import type { FirstSaid } from './report/result.js'

/** A customer that left, as the terms tell it. */
export interface Left {
  at: number
  reason: string | null
  mrrCents: number | null
  currency: string | null
}

/** What a customer's days were like. Days are indices of the calendars. */
export interface History {
  states: Map<number, Assessment['state']>
  /** Days on which the customer was at risk or leaving. */
  alarms: number[]
  /** Days with a score below the one that is tried. */
  lowScores: number[]
  /** Why, on each first day of an alarm. */
  whys: Map<number, Why>
  stays: (Stay & { left: Left | undefined })[]
  /** What was not known on the last day of each stay. */
  missing: Map<number, string[]>
}

type Why = Omit<FirstSaid, 'at' | 'leadDays' | 'isAtLeast'>

type PastCustomers = Awaited<ReturnType<typeof readPastCustomers>>

const alarming: readonly Assessment['state'][] = ['at_risk', 'leaving']
const paying: readonly string[] = ['PAYING', 'TRIALING', 'PAST_DUE']

/** Who left and still pays after so long is back, though nobody told of an end of the payments. */
const lastPayments = 32 * day

interface Known {
  departures: readonly Left[]
  /** When its terms start. */
  termStarts: readonly number[]
  below: number | undefined
}

/** Goes through the days of a customer, one after the other. Days on which it had left are left out. */
export function historyOf(customer: MeasuredCustomer, past: PastCustomers, calendars: PastCalendars, known: Known): History {
  const { dayStarts, first } = calendars
  const history: History = { states: new Map(), alarms: [], lowScores: [], whys: new Map(), stays: [], missing: new Map() }
  const from = dayStarts[first] ?? 0
  const upcoming = known.departures.filter(({ at }) => at > from)
  let leftAt = known.departures.findLast(({ at }) => at <= from)?.at
  // Payments of a last period, or of the day before, are no return.
  let hasStopped = false
  let stay: Stay | undefined
  let score: ScoreBefore | undefined
  let wasAlarming = false
  for (let index = first; index < dayStarts.length; index++) {
    const at = dayStarts[index] ?? 0
    const measured = past.at(customer, index)
    const { assessment, billing } = measured
    if (known.below !== undefined) score = scoreOf(customer, measured, at, score)
    const goneSince = leftAt
    if (goneSince !== undefined) {
      const isPaying = paying.includes(billing.status)
      const paysAgain = isPaying && (hasStopped || at - goneSince > lastPayments)
      if (paysAgain || known.termStarts.some((start) => start > goneSince && start <= at)) leftAt = undefined
      hasStopped ||= !isPaying
    }
    if (leftAt === undefined && (stay || isThere(customer, measured, known.termStarts, at))) {
      stay ??= { first: index, last: index, hasLeft: false, isCut: index === first }
      stay.last = index
      history.states.set(index, assessment.state)
      const isAlarming = alarming.includes(assessment.state)
      if (isAlarming) history.alarms.push(index)
      if (isAlarming && !wasAlarming) history.whys.set(index, whyOf(assessment))
      wasAlarming = isAlarming
      if (known.below !== undefined && score?.score != null && score.score < known.below) history.lowScores.push(index)
    }
    const next = dayStarts[index + 1] ?? Number.POSITIVE_INFINITY
    const left = upcoming[0]
    if (!left || left.at > next || index === dayStarts.length - 1) continue
    // It leaves before the next day begins. Whoever was not seen before has a stay all the same: nobody could have said so.
    upcoming.shift()
    history.stays.push({ ...(stay ?? { first: index, last: index, isCut: index === first }), hasLeft: true, left })
    history.missing.set(index, assessment.missing)
    leftAt = left.at
    hasStopped = false
    stay = undefined
    wasAlarming = false
  }
  if (stay) history.stays.push({ ...stay, left: undefined })
  return history
}

/** Whether anything is known of a customer by then. */
function isThere(
  { first_event_at, created_at }: MeasuredCustomer,
  { assessment, billing }: ReturnType<PastCustomers['at']>,
  termStarts: readonly number[],
  at: number
): boolean {
  const isSeen = Math.min(first_event_at ?? created_at, created_at) <= at
  return isSeen || assessment.state !== 'unknown' || billing.status !== 'NONE' || termStarts.some((start) => start <= at)
}

function whyOf({ state, headline, reasons }: Assessment): Why {
  const reason = reasons.find(
    ({ direction, bearing, points }) => direction === 'for' && points > 0 && (bearing === 'leaving' || bearing === 'at_risk')
  )
  return {
    state,
    text: reason?.text ?? headline,
    quote: reason?.quote ?? null,
    by: reason?.reporter ?? null,
    sourceType: reason?.sourceType ?? null,
    sourceId: reason?.sourceId ?? null
  }
}
