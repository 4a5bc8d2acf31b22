import type { OrganizationStore } from '../../storage/index.js'
import { readPastTerms, termsAt } from '../../terms/index.js'
import type { Reading } from '../../values/index.js'
import type { ActivityEvidence, Billing, Evidence } from '../evidence.js'
import { termEvidenceOf } from '../reading/read-term-evidence.js'
import { billingAt, readPastBilling, standingOn } from './past-billing.js'
import { readPastConversations } from './past-conversations.js'
import { readPastStatements } from './past-statements.js'

/** The time that is looked back on, and how. */
export interface PastTime {
  from: number
  to: number
  reading: Reading
}

/** What is known of customers over a time: evidence as it stood at any instant of it. */
export interface PastEvidence {
  /** What was known of a customer at an instant, beside what was measured of its activity until then. */
  at(id: string, at: number, activity: ActivityEvidence | null): Evidence
  /** What a customer paid a month at the end of a UTC day; null where that is not known. */
  paidOn(id: string, day: number): number | null
}

/**
 * Reads the past of these customers once, for all instants between `from` and `to`. What people have changed since does not count: a fact that was ended later
 * still held then. Which customer something belongs to, and what settings say, is as it is today.
 *
 * @example
 * const past = await readPastEvidence(store, [id], { from: at, to: at, reading: 'happened' })
 * assess(past.at(id, at, activity), at, timeZone)
 */
export async function readPastEvidence(rows: OrganizationStore, ids: readonly string[], time: PastTime): Promise<PastEvidence> {
  const [statements, conversations, payments, terms] = await Promise.all([
    readPastStatements(rows, ids, time),
    readPastConversations(rows, ids, time),
    readPastBilling(rows, ids, time),
    readPastTerms(rows, ids)
  ])
  const nothing: Billing = { status: 'NONE', currency: null, mrrCents: null, mrrBefore: null }
  return {
    at: (id, at, activity) => {
      const paid = payments.get(id)
      const known = termsAt(terms.get(id) ?? [], at, time.reading)
      const contract = known && termEvidenceOf(known, at)
      return {
        statements: statements.statementsAt(id, at),
        denials: statements.denialsAt(id, at),
        conversations: conversations.countAt(id, at),
        problems: conversations.problemsAt(id, at),
        billing: paid ? billingAt(paid, at) : nothing,
        term: contract?.running ?? null,
        endedTerms: contract?.ended ?? [],
        activity
      }
    },
    paidOn: (id, day) => {
      const paid = payments.get(id)
      return paid ? (standingOn(paid, day)?.mrr_cents ?? null) : null
    }
  }
}
