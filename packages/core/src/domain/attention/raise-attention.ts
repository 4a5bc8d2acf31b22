import type { Ids } from '../../ids.js'
import { canonicalJson } from '../../storage/canonical-json.js'
import type { Transaction } from '../../storage/contract.js'
import type { AttentionRow } from './attention-item.js'
import { type AttentionSignal, type SignalColumns, signalColumns, updateSummary } from './attention-signal.js'
import { findItems } from './find-items.js'
import { resolveItem } from './resolve-attention.js'
import { recordAttention, writeItem } from './write-item.js'

/** What became of an item: `refreshed` means that its evidence changed and what it says did not. */
export interface Raised {
  id: string
  change: 'opened' | 'updated' | 'refreshed' | 'reopened' | 'unchanged'
}

/** What the history of an item says that another one has taken the place of, after customers have become the same. */
export const joinedSummary = 'Joined with the same item of the same customer'

/**
 * Tells the workspace to look at a customer for some cause. A customer has one open item of a cause: the first signal opens it, further ones update it,
 * and one after it was resolved opens it again. The same signal twice changes nothing. Throws TypeError for a signal that breaks its schema.
 *
 * @example
 * await store.transaction((transaction) =>
 *   raiseAttention(transaction, { customerId, cause: 'usage_drop', title: 'Usage fell by half', priority: 'HIGH', ... }, ids, now))
 */
export async function raiseAttention(transaction: Transaction, signal: AttentionSignal, ids: Ids, now: number): Promise<Raised> {
  await transaction.lock('attention')
  const [known, ...others] = await findItems(transaction, signal)
  const said = signalColumns(signal, known?.timeline ?? [])
  for (const other of others) {
    if (other.status === 'open') await resolveItem(transaction, other, joinedSummary, ids, now)
  }
  const record = async (item: AttentionRow, change: 'opened' | 'updated' | 'reopened', summary: string): Promise<Raised> => {
    await recordAttention(transaction, ids, await writeItem(transaction, item, now), { change, at: now, summary })
    return { id: item.id, change }
  }
  if (!known) return record({ ...newItem(signal, ids, now), ...said }, 'opened', said.what_changed)
  const changed: AttentionRow = { ...known, ...said, material_update_at: now, update_summary: updateSummary(signal) }
  if (known.status === 'resolved') {
    return record({ ...changed, status: 'open', resolved_at: null, reopened_at: now }, 'reopened', updateSummary(signal))
  }
  if (!saysTheSame(known, said)) return record(changed, 'updated', updateSummary(signal))
  if (canonicalJson({ ...known, ...said }) === canonicalJson(known)) return { id: known.id, change: 'unchanged' }
  await writeItem(transaction, { ...known, ...said }, now)
  return { id: known.id, change: 'refreshed' }
}

function newItem({ customerId, cause }: AttentionSignal, ids: Ids, now: number) {
  return {
    ...{ id: ids.uuid(now), customer_id: customerId.toLowerCase(), cause, status: 'open', update_summary: null, list_position: 0 },
    ...{ created_at: now, updated_at: now, customer_visible_at: now, material_update_at: null, resolved_at: null, reopened_at: null }
  }
}

const material = ['title', 'priority', 'priority_reason', 'what_changed', 'why_it_matters', 'uncertainty'] as const

/** Whether a signal says what the item says already, whatever its evidence. */
function saysTheSame(known: AttentionRow, said: SignalColumns): boolean {
  return material.every((column) => known[column] === said[column])
}
