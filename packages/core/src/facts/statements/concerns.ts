import { nameKey } from '../../sources/index.js'
import { sourceOf } from '../evidence/evidence.js'
import type { FactRow } from '../fact-status.js'
import type { StatementRow } from './keep-statements.js'

/** What of a fact tells whether a statement speaks of it. */
export interface Concerned extends Pick<FactRow, 'fact_type' | 'kind' | 'assertion_key' | 'subject'> {
  /** When it was opened first. */
  openedAt: number
  polarity: string | null
  /** Where and when it was opened. */
  openings: readonly { source: string | undefined; at: number }[]
}

/**
 * Whether a statement speaks of a fact: it is of the same type, was not said before the fact was opened, and has the same key or subject. Where one of both
 * has no subject it speaks of any. What weakens or ends a fact does not stand as the fact does, for us or against us; what confirms it does not stand the
 * other way. A closed ticket speaks of the complaints that it alone had made.
 */
export function concerns(statement: StatementRow, fact: Concerned): boolean {
  if (statement.fact_type !== fact.fact_type || statement.stated_at < fact.openedAt) return false
  if (isClosing(statement)) return endsComplaint(statement, fact)
  if (statement.assertion_key === fact.assertion_key) return true
  if (statement.subject !== null && fact.subject !== null && statement.subject !== fact.subject) return false
  if (!takesSides(statement.polarity) || !takesSides(fact.polarity)) return true
  return (statement.effect === 'confirms') === (statement.polarity === fact.polarity)
}

/** Whether it is no statement in words: a ticket was closed. */
const isClosing = ({ quote, event_ids }: StatementRow) => quote === null && event_ids === null

/** A closed ticket ends a complaint that nobody had made elsewhere until then. */
function endsComplaint(statement: StatementRow, { polarity, kind, openings }: Concerned): boolean {
  const source = sourceOf(statement)
  const isComplaint = polarity === null ? kind === 'negative' : polarity === 'against'
  return isComplaint && openings.every(({ source: opened, at }) => at > statement.stated_at || (source && opened === nameKey(source)))
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
