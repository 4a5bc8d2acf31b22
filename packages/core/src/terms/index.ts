/** Customers' terms, how they ended, and when customers left. */

export { type Departure, departures } from './departures.js'
export { termDay } from './jobs/term-day.js'
export type { KnownOutcome, KnownTerm } from './known-term.js'
export { type CustomerTerms, readTerms } from './read-terms.js'
export { contracts } from './resource.js'
export type { RunningTerm } from './running-term.js'
