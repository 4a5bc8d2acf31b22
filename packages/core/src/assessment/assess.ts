import { groupBy } from '../values/index.js'
import { type Evidence, heardDays } from './evidence.js'
import { headlineOf } from './headline.js'
import type { AssessedReason, Direction, Reason } from './reason.js'
import { fromActivity } from './rules/from-activity.js'
import { firstTicketPoints, fromStanding } from './rules/from-standing.js'
import { fromStatements } from './rules/from-statements.js'
import type { Bearing, CustomerState } from './states.js'

/** The one judgement of a customer, with all that it rests on. */
export interface Assessment {
  state: CustomerState
  /** How sure the state is, 0 to 1. */
  certainty: number
  /** The state and its strongest reason, in a sentence or two. */
  headline: string
  /** The strongest first. */
  reasons: AssessedReason[]
  /** What is not known and would matter, in sentences. */
  missing: string[]
  /** How many conversations of the last 90 days it rests on. */
  conversations: number
}

/** A state begins where its reasons reach so many points together. */
const thresholds = { leaving: 70, at_risk: 35, stuck: 35, growing: 35 } as const

/** After so many days a ticket alone makes a customer stuck. */
export const stuckAfterDays = thresholds.stuck - firstTicketPoints

/** What speaks for calm takes this part of its points from the risk. */
const calmCounts = 0.5
/** So many conversations, or ordinary events of a week, tell all that there is to tell. */
const enoughConversations = 4
const enoughEvents = 20

/**
 * Judges a customer by what is known of it. Reasons of one subject count half of the one before; those of different subjects add up. The most pressing
 * state whose reasons reach its threshold is the customer's. The same evidence at the same time gives the same assessment.
 *
 * @example assess(evidence, clock.now(), 'Europe/Berlin').state // 'at_risk'
 */
export function assess(evidence: Evidence, now: number, timeZone: string): Assessment {
  const reasons = [
    ...fromStatements(evidence, now, timeZone),
    ...fromActivity(evidence.activity),
    ...fromStanding(evidence, now, timeZone)
  ].sort((a, b) => b.points - a.points || (b.at ?? 0) - (a.at ?? 0) || (a.text < b.text ? -1 : 1))
  const totalOf = totals(reasons)
  const known = knownShare(evidence)
  const state = stateOf(totalOf, known)
  const assessed = reasons.map((reason) => ({ ...reason, direction: directionOf(reason.bearing, state) }))
  return {
    state,
    certainty: Math.round(certaintyOf(state, reasons, totalOf, known) * 100) / 100,
    headline: headlineOf(state, assessed),
    reasons: assessed,
    missing: missingIn(evidence),
    conversations: evidence.conversations
  }
}

type Totals = (bearing: Bearing) => number

function totals(reasons: readonly Reason[]): Totals {
  const byBearing = groupBy(reasons, ({ bearing }) => bearing)
  return (bearing) => {
    const bySubject = groupBy(byBearing.get(bearing) ?? [], ({ subject }) => subject)
    return [...bySubject.values()].reduce((sum, its) => sum + its.reduce((total, { points }, index) => total + points / 2 ** index, 0), 0)
  }
}

const riskOf = (totalOf: Totals) => totalOf('leaving') + totalOf('at_risk') - calmCounts * totalOf('calm')

function stateOf(totalOf: Totals, known: number): CustomerState {
  if (totalOf('leaving') >= thresholds.leaving) return 'leaving'
  if (riskOf(totalOf) >= thresholds.at_risk) return 'at_risk'
  if (totalOf('stuck') >= thresholds.stuck) return 'stuck'
  if (totalOf('growing') >= thresholds.growing) return 'growing'
  return known > 0 ? 'calm' : 'unknown'
}

/** How much is known of what would show trouble, 0 to 1. */
function knownShare({ conversations, statements, activity }: Evidence): number {
  const heard = Math.min(1, (conversations + statements.length) / enoughConversations)
  const events = activity?.usage?.ordinary ?? 0
  const seen = Math.max(Math.min(1, events / enoughEvents), (activity?.people?.usual ?? 0) >= 2 ? 0.5 : 0)
  return Math.max(heard, seen) < 0.25 ? 0 : (heard + seen) / 2
}

function certaintyOf(state: CustomerState, reasons: readonly Reason[], totalOf: Totals, known: number): number {
  if (state === 'unknown') return 1 - known
  if (state === 'calm') return 0.5 + 0.5 * known - Math.min(0.4, Math.max(0, riskOf(totalOf)) / 100)
  const speaking = reasons.filter(({ bearing }) => bearing === state || (state === 'at_risk' && bearing === 'leaving'))
  const doubt = speaking.reduce((left, { points, probability }) => left * (1 - probability * Math.min(1, points / 100)), 1)
  return Math.min(0.99, 1 - doubt)
}

const troubles: readonly string[] = ['leaving', 'at_risk', 'stuck']

function directionOf(bearing: Bearing, state: CustomerState): Direction {
  const isTrouble = troubles.includes(bearing)
  return isTrouble === troubles.includes(state) ? 'for' : 'against'
}

function missingIn({ conversations, activity, billing, term }: Evidence): string[] {
  const missing: string[] = []
  if (conversations === 0) missing.push(`There are no conversations from the last ${heardDays} days.`)
  if (!activity) missing.push('Activity was not measured yet.')
  else if (activity.firstAt === null) missing.push('There is no activity.')
  else if (!activity.usage) missing.push('There is too little activity to compare.')
  if (billing.status === 'NONE') missing.push('There is no billing data.')
  if (!term) missing.push('There is no contract term.')
  return missing
}
