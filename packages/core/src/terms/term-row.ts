import type { RowOf } from '../storage/index.js'
import type { terms } from './tables/index.js'

export type TermRow = RowOf<typeof terms>

/** The columns that say how a term ended: `reconcileTerms` writes them. */
export const outcomeColumns = ['outcome', 'outcome_reason', 'outcome_by', 'outcome_at', 'outcome_learned_at', 'settles_at'] as const

type OutcomeColumn = (typeof outcomeColumns)[number]

/** What is said of a term: all but whose row it is, its outcome, and its versions. */
export type TermContent = Omit<TermRow, 'id' | 'customer_id' | OutcomeColumn | 'version' | 'created_at' | 'updated_at'>

/** A term that says nothing but what is given: what contracts, subscriptions and deals have in common stands here once. */
export function termContent(
  told: Pick<TermContent, 'origin' | 'external_id' | 'source' | 'customer_key' | 'starts_at' | 'ends_at'> & Partial<TermContent>
): TermContent {
  return {
    source_key: null,
    notice_at: null,
    amount_cents: null,
    currency: null,
    auto_renews: false,
    is_rolling: false,
    has_ended: false,
    period_starts_at: null,
    base_cents: null,
    put_outcome: null,
    put_reason: null,
    set_outcome: null,
    set_reason: null,
    removed_at: null,
    ...told
  }
}

/** The columns of `TermContent`, of a stored term. */
export function contentOf(row: TermRow): TermContent {
  const { id: _, customer_id, outcome, outcome_reason, outcome_by, outcome_at, outcome_learned_at, settles_at, ...others } = row
  const { version, created_at, updated_at, ...content } = others
  return content
}
