// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { CustomerReference } from './identity.generated.js'

/**
 * A term of a customer, by the id that the contract has in your system. It replaces what was said of it before: what is left out is not there any more.
 *
 * - Days are dates, such as 2026-01-31. Both are days of the term: from 2026-01-01 to 2026-12-31 is a year.
 * - `noticeOn`: the last day on which notice may be given.
 * - `amountCents`: what the whole term is worth, in minor units of `currency`; a term of two years has the amount of both.
 * - `autoRenews`: whether it goes on when nobody gives notice.
 * - `outcome` and `reason`: how it ended, where your system knows. Left out, they follow from the customer's other terms. What a person has set holds.
 *
 * @example
 * { externalId: 'c_2026', customer: { customerId: 'acme' }, startsOn: '2026-01-01', endsOn: '2026-12-31', noticeOn: '2026-09-30',
 *   amountCents: 1200000, currency: 'usd', autoRenews: true }
 */
export interface ContractInput {
  /** Your own id of the contract. A put with the same id replaces the contract. 1 to 255 characters. */
  externalId: string
  customer: CustomerReference
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  startsOn: string | number | Date
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  endsOn: string | number | Date
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  noticeOn?: string | number | Date | null
  /** What the whole term is worth, in minor units. 0 to 9007199254740991. */
  amountCents?: number | null
  /** A code of ISO 4217; required with an amount. Matches `^[A-Za-z]{3}$`. */
  currency?: string | null
  /** Whether it continues when nobody gives notice; false by default. */
  autoRenews?: boolean
  /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
  outcome?: 'renewed' | 'expanded' | 'contracted' | 'churned' | null
  /** Why the term ended like this, in your own words. 1 to 2000 characters. */
  reason?: string | null
  /** How it was put; api by default. */
  source?: 'api' | 'csv' | 'console'
}

/** A term of a customer. */
export interface Term {
  id: string
  externalId: string
  /** Rapport's id of the customer that it belongs to now. */
  customerId: string
  /** Its origin: a contract that was put, a subscription, or a won deal. */
  origin: 'CONTRACT' | 'SUBSCRIPTION' | 'DEAL'
  /** The source of the origin: api, csv or console; for others, subscription or the type of the source. */
  source: string
  /** Its first day, in UTC. Date. */
  startsOn: string
  /** Its last day, in UTC; for a rolling term, that of the billing period. Null if unknown. Date. */
  endsOn: string | null
  /** The last day on which notice may be given. Date. */
  noticeOn: string | null
  /** Its worth: of a month for a rolling term, else of the whole term. Whole number. */
  amountCents: number | null
  currency: string | null
  autoRenews: boolean
  /** Whether it continues from billing period to billing period. */
  isRolling: boolean
  /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
  outcome: 'renewed' | 'expanded' | 'contracted' | 'churned' | null
  /** The reason of the outcome. */
  reason: string | null
  /** Where the outcome comes from; derived: from the customer's other terms. */
  outcomeBy: 'person' | 'host' | 'derived' | null
  /** Date-time. */
  outcomeAt: string | null
  /** Date-time. */
  outcomeLearnedAt: string | null
}
