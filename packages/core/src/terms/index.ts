/** Customers' terms, how they ended, and when customers left. */

export { followDeals } from './deals/follow-deals.js'
export { departures } from './departures.js'
export { termDay } from './jobs/term-day.js'
export { isLastTerm, type KnownTerm, lastInstant } from './known-term.js'
export { moveTerms, settleMovedTerms } from './move-terms.js'
export { termOperations } from './operations.js'
export { outcomes } from './outcomes/term-outcome.js'
export { isCustomerAt, readTenures, type Tenure } from './read-tenures.js'
export { type CustomerTerms, readPastTerms, readTerms, termsAt } from './read-terms.js'
export { contracts } from './resource.js'
export { followSubscriptions } from './subscriptions/follow-subscriptions.js'
