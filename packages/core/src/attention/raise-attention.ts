import type { Transaction } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { canonicalJson, type Ids } from '../values/index.js'
import { type AttentionRow, attentionPriorities } from './attention-item.js'
import { type AttentionSignal, type SignalColumns, signalColumns, updateSummary } from './attention-signal.js'
import { findItems } from './find-items.js'
import type { Raised } from './raised.js'
import { resolveItem } from './resolve-attention.js'
import { withoutNumbers } from './without-numbers.js'
import { recordAttention, writeItem } from './write-item.js'

/** How a signal comes about, beyond what it says. */
export interface Raising {
  /** It is measured anew from day to day: other numbers alone are no news, nor is what was observed before and is there again. */
  isMeasured?: boolean
  /** When the workspace was told of it first. An item that is opened for it later is no news, and stands where it would had it been opened then. */
  toldAt?: number | null
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
export async function raiseAttention(
  transaction: Transaction,
  signal: AttentionSignal,
  ids: Ids,
  now: number,
  { isMeasured = false, toldAt = null }: Raising = {}
): Promise<Raised> {
  await transaction.lock('attention')
  const [known, ...others] = await findItems(transaction, signal)
  const columns = signalColumns(signal, known?.timeline ?? [])
  for (const other of others) {
    if (other.status === 'open') await resolveItem(transaction, other, joinedSummary, ids, now)
  }
  const record = async (item: AttentionRow, change: 'opened' | 'updated' | 'reopened', summary: string, isNews = true): Promise<Raised> => {
    await recordAttention(transaction, ids, await writeItem(transaction, item, now), { change, at: now, summary }, isNews)
    return { id: item.id, change }
  }
  if (!known) {
    const openedAt = toldAt ?? now
    return record({ ...newItem(signal, ids, now), ...columns, created_at: openedAt }, 'opened', columns.what_changed, openedAt === now)
  }
  const refreshed: AttentionRow = { ...known, ...columns }
  const updated: AttentionRow = { ...refreshed, material_update_at: now, update_summary: updateSummary(signal) }
  if (known.status === 'resolved') {
    const isNews = !isMeasured || observesMore(known, columns)
    const reopened = { ...(isNews ? updated : refreshed), status: 'open', resolved_at: null, reopened_at: now, snoozed_until: null }
    return record(reopened, 'reopened', updateSummary(signal), isNews)
  }
  if (isMeasured ? hasNews(known, columns) : !saysTheSame(known, columns)) return record(updated, 'updated', updateSummary(signal))
  if (canonicalJson(refreshed) === canonicalJson(known)) return { id: known.id, change: 'unchanged' }
  await writeItem(transaction, refreshed, now)
  return { id: known.id, change: 'refreshed' }
}

function newItem({ customerId, cause }: AttentionSignal, ids: Ids, now: number) {
  return {
    id: ids.uuid(now),
    customer_id: customerId.toLowerCase(),
    cause,
    status: 'open',
    update_summary: null,
    list_position: 0,
    created_at: now,
    updated_at: now,
    customer_visible_at: now,
    material_update_at: null,
    resolved_at: null,
    reopened_at: null,
    assignee_id: null,
    snoozed_until: null
  }
}

const material = ['title', 'priority', 'priority_reason', 'what_changed', 'why_it_matters', 'uncertainty'] as const

/** Whether a signal says what the item says already, whatever its evidence. */
function saysTheSame(known: AttentionRow, said: SignalColumns): boolean {
  return material.every((column) => known[column] === said[column])
}

/** Whether a signal tells of something that the item has not told of. */
function observesMore(known: AttentionRow, said: SignalColumns): boolean {
  return canonicalJson(known.timeline) !== canonicalJson(said.timeline)
}

/** Whether what is measured says more than other numbers: something else was seen, it is something else, or it presses more. */
function hasNews(known: AttentionRow, said: SignalColumns): boolean {
  if (observesMore(known, said)) return !saysTheSame(known, said)
  const rank = (priority: string) => attentionPriorities.indexOf(parseEnum(attentionPriorities, priority))
  if (rank(said.priority) > rank(known.priority)) return true
  return withoutNumbers(said.title) !== withoutNumbers(known.title)
}
