import type { Transaction } from '../storage/index.js'
import { canonicalJson, type Ids } from '../values/index.js'
import { reconcileTerms } from './reconcile-terms.js'
import { terms } from './tables/index.js'
import { contentOf, type TermContent, type TermRow } from './term-row.js'

/** A term as it is to be, with the row that it had. */
export interface WrittenTerm {
  known: TermRow | undefined
  customerId: string
  content: TermContent
}

/**
 * Stores terms that say or belong to something else than before, and brings the outcomes of their customers' terms in line. Answers the ids, in their
 * order. The organization's `ingest` lock must be held, and no term be named twice.
 */
export async function writeTerms(transaction: Transaction, written: readonly WrittenTerm[], ids: Ids, now: number): Promise<string[]> {
  const changed: TermRow[] = []
  const customerIds = new Set<string>()
  const answer = written.map(({ known, customerId, content }) => {
    if (known && known.customer_id === customerId && canonicalJson(contentOf(known)) === canonicalJson(content)) return known.id
    const row = rowOf(known, customerId, content, ids, now)
    changed.push(row)
    for (const id of [customerId, known?.customer_id]) if (id !== undefined) customerIds.add(id)
    return row.id
  })
  if (changed.length === 0) return answer
  await transaction.merge(terms, changed)
  await reconcileTerms(transaction, customerIds, ids, now, new Set(changed.map(({ id }) => id)))
  return answer
}

function rowOf(known: TermRow | undefined, customerId: string, content: TermContent, ids: Ids, now: number): TermRow {
  const { outcome = null, outcome_reason = null, outcome_by = null, outcome_at = null, outcome_learned_at = null } = known ?? {}
  return {
    ...content,
    id: known?.id ?? ids.uuid(now),
    customer_id: customerId,
    outcome,
    outcome_reason,
    outcome_by,
    outcome_at,
    outcome_learned_at,
    settles_at: known?.settles_at ?? null,
    version: known?.version ?? 0,
    created_at: known?.created_at ?? now,
    updated_at: now
  }
}
