import type { FactRow } from '../fact-status.js'
import type { StatementRow } from './keep-statements.js'

/** What of a fact tells whether a statement speaks of it. */
export interface Concerned extends Pick<FactRow, 'fact_type' | 'assertion_key' | 'subject'> {
  /** When it was opened first. */
  openedAt: number
  polarity: string | null
}

/**
 * Whether a statement speaks of a fact: it is of the same type, was not said before the fact was opened, and has the same key or subject. Where one of both
 * has no subject it speaks of any. What weakens or ends a fact does not stand as the fact does, for us or against us; what confirms it does not stand the
 * other way.
 */
export function concerns(statement: StatementRow, fact: Concerned): boolean {
  if (statement.fact_type !== fact.fact_type || statement.stated_at < fact.openedAt) return false
  if (statement.assertion_key === fact.assertion_key) return true
  if (statement.subject !== null && fact.subject !== null && statement.subject !== fact.subject) return false
  if (!takesSides(statement.polarity) || !takesSides(fact.polarity)) return true
  return (statement.effect === 'confirms') === (statement.polarity === fact.polarity)
}

const takesSides = (polarity: string | null) => polarity === 'for' || polarity === 'against'

/** A subject without regard to case, spacing and punctuation; null for one that names nothing. */
export function subjectForm(subject: string | null | undefined): string | null {
  const words = (subject ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, 256) || null
}
