import type { pressingFactTypes } from '../../facts/index.js'
import type { Severity } from '../occurrences.js'

/** What begins the causes of items that come about by themselves: they are resolved by themselves too. */
const prefixes = ['signal:', 'facts:', 'billing:', 'tickets:', 'activity:']

/** Whether an item's cause is one of ours; those of the host's are the host's to resolve. */
export const isOwnCause = (cause: string) => prefixes.some((prefix) => cause.startsWith(prefix))

export const signalCause = (signalId: string) => `signal:${signalId}`
export const factCause = (factType: string) => `facts:${factType}`
export const pastDueCause = 'billing:past_due'
export const problemCause = 'tickets:unanswered'
export const activityCause = 'activity:less'

/** Causes of which nobody knows since when they hold. */
export const undatedCauses = [pastDueCause, activityCause]

/** Statuses of subscriptions whose payment is due. */
export const overdueStatuses = ['past_due', 'unpaid']

/** The kinds of facts that somebody should look at, how much each matters, and what it is called. */
export const pressingFacts: Readonly<Record<string, { severity: Severity; title: string }>> = {
  CHURN_RISK: { severity: 'HIGH', title: 'They may leave' },
  CHAMPION_RISK: { severity: 'MEDIUM', title: 'Their champion may be at risk' },
  CONTACT_DEPARTURE: { severity: 'MEDIUM', title: 'A contact leaves' },
  COMPETITIVE: { severity: 'MEDIUM', title: 'They are considering a competitor' },
  EXPANSION: { severity: 'MEDIUM', title: 'They may want more' }
} satisfies Record<(typeof pressingFactTypes)[number], { severity: Severity; title: string }>

/** How long an event that was matched does. */
export const matchDays = 7
