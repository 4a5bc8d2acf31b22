import type { Transaction } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import type { SuggestionRow } from '../review/decide.js'
import { confidences } from '../review/suggestion-values.js'
import type { CustomerKey, IdentityKey } from '../rules/keys.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { confidenceOf, explanationOf, isSurer, type Reason } from './confidence.js'
import { suggestionId } from './suggestion-id.js'

interface Pair {
  duplicate: IdentityKey | CustomerKey
  survivor: IdentityKey | CustomerKey
  reasons: Reason[]
}

/** The pairs that one page of the search found, each with all reasons that speak for it. */
export class FoundPairs {
  private readonly pairs = new Map<string, Pair>()

  constructor(private readonly entity: 'user' | 'customer') {}

  /** Adds what speaks for a pair; nothing when there are no reasons, or when both are the same. */
  add(duplicate: IdentityKey | CustomerKey, survivor: IdentityKey | CustomerKey, reasons: readonly Reason[]): void {
    if (reasons.length === 0 || duplicate === survivor) return
    const id = suggestionId(duplicate, survivor)
    const pair = this.pairs.get(id) ?? { duplicate, survivor, reasons: [] }
    pair.reasons.push(...reasons)
    this.pairs.set(id, pair)
  }

  /**
   * Writes the pairs as suggestions. Decisions stay as they are, and so does what is known of a pair already, unless it is surer now. `now` is in epoch
   * milliseconds.
   */
  async suggest(transaction: Transaction, now: number): Promise<void> {
    const rows = this.rows(now)
    const known = await transaction.get(mergeSuggestions, rows)
    const news = rows.filter((row, index) => isNews(row, known[index]))
    if (news.length > 0) await transaction.upsert(mergeSuggestions, news)
  }

  private rows(now: number): SuggestionRow[] {
    return [...this.pairs].map(([id, { duplicate, survivor, reasons }]) => ({
      id,
      entity: this.entity,
      duplicate_key: duplicate,
      survivor_key: survivor,
      status: 'suggested',
      confidence: confidenceOf(reasons),
      explanation: explanationOf(reasons),
      found_at: now,
      decided_at: null,
      decided_by: null
    }))
  }
}

function isNews(row: SuggestionRow, known: SuggestionRow | undefined): boolean {
  if (!known) return true
  return known.status === 'suggested' && isSurer(parseEnum(confidences, row.confidence), parseEnum(confidences, known.confidence))
}
