import type { OrganizationStore, Transaction } from '../../storage/index.js'
import type { ActivityEvidence, Evidence } from '../evidence.js'
import type { AssessedCustomer } from './assessed-customer.js'
import { readBilling } from './read-billing.js'
import { countConversations, readProblems } from './read-conversations.js'
import { readDenials, readStatements } from './read-statements.js'
import { readTermEvidence } from './read-term-evidence.js'

/** Reads what is known of these customers: a fixed number of looks, however many they are. `activityOf` has what was measured of their activity. */
export async function readEvidence(
  rows: OrganizationStore | Transaction,
  assessed: readonly AssessedCustomer[],
  activityOf: ReadonlyMap<string, ActivityEvidence>,
  now: number
): Promise<Map<string, Evidence>> {
  const ids = assessed.map(({ id }) => id)
  const [statements, denials, conversations, problems, billing, terms] = await Promise.all([
    readStatements(rows, ids, now),
    readDenials(rows, ids, now),
    countConversations(rows, ids, now),
    readProblems(rows, ids, now),
    readBilling(rows, assessed, now),
    readTermEvidence(rows, ids, now)
  ])
  return new Map(
    assessed.map(({ id, billing_status, currency }) => [
      id,
      {
        statements: statements.get(id) ?? [],
        denials: denials.get(id) ?? [],
        conversations: conversations.get(id) ?? 0,
        problems: problems.get(id) ?? [],
        billing: billing.get(id) ?? { status: billing_status, currency, mrrCents: null, mrrBefore: null },
        term: terms.get(id)?.running ?? null,
        endedTerms: terms.get(id)?.ended ?? [],
        activity: activityOf.get(id) ?? null
      }
    ])
  )
}
