import type { ActivityEvidence, Assessment } from '../assessment/index.js'

/** What the health of a customer is judged by, as of the start of a day. */
export interface Measured {
  activity: ActivityEvidence
  assessment: Assessment
  billing: { status: string; mrrCents: number | null; mrrBefore: number | null }
  use: Use
  term: TermAhead | null
  norms: Norms
}

/** What a customer did in the last 28 days, beside the 56 days before. */
export interface Use {
  events: number
  /** Events of 28 days before. */
  usualEvents: number
  /** Days with activity, of the last 28. */
  activeDays: number
  people: number
  /** Different things done: names of events. */
  names: number
  usualNames: number
  /** For how long the customer is known. */
  historyDays: number
}

/** The term that runs. */
export interface TermAhead {
  /** Days until it ends; null where its end is not known or it goes on from period to period, and negative where it has ended without a renewal. */
  days: number | null
  autoRenews: boolean
  isEnding: boolean
}

/** What is ordinary among the customers of the workspace who do anything: medians of the last 28 days. */
export interface Norms {
  people: number
  names: number
}
