import { emit } from '../changes/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { type AttentionRow, listPosition } from './attention-item.js'
import { attentionChanges } from './tables/attention-changes.js'
import { attentionItems } from './tables/attention-items.js'

/** Writes an item as it is now, at its place in lists; answers it. */
export async function writeItem(transaction: Transaction, item: AttentionRow, now: number): Promise<AttentionRow> {
  const changed = { ...item, updated_at: now }
  const placed = { ...changed, list_position: listPosition(changed) }
  await transaction.upsert(attentionItems, [placed])
  return placed
}

/** A step in the life of an item. */
export interface AttentionChange {
  change: 'opened' | 'updated' | 'resolved' | 'reopened'
  at: number
  summary: string
}

/** Writes a step of an item's history, with what the item was called then; what became of it is noted, unless it is no news. */
export async function recordAttention(
  transaction: Transaction,
  ids: Ids,
  { id: item_id, customer_id: customerId, cause, title, priority }: AttentionRow,
  { change, at, summary }: AttentionChange,
  isNews = true
): Promise<void> {
  await transaction.insert(attentionChanges, [{ id: ids.uuid(at), item_id, change, at, title, priority, summary }])
  if (!isNews) return
  const item = { itemId: item_id, customerId, cause, at }
  if (change === 'resolved') emit(transaction, { kind: 'attentionResolved', ...item })
  else if (change === 'updated') emit(transaction, { kind: 'attentionUpdated', ...item })
  else emit(transaction, { kind: 'attentionOpened', ...item, isReopened: change === 'reopened' })
}
