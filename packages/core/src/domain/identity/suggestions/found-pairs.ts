import type { Transaction } from '../../../storage/contract.js'
import type { RowOf } from '../../../storage/define-table.js'
import { mergeSuggestions } from '../../../storage/tables/index.js'
import type { CustomerKey, IdentityKey } from '../keys.js'
import { confidenceOf, explanationOf, type Reason } from './confidence.js'
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

  /** Writes the pairs as suggestions. What is known of a pair already stays as it is, decisions above all. `now` is in epoch milliseconds. */
  async suggest(transaction: Transaction, now: number): Promise<void> {
    if (this.pairs.size > 0) await transaction.insert(mergeSuggestions, this.rows(now))
  }

  private rows(now: number): RowOf<typeof mergeSuggestions>[] {
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
