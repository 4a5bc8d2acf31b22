import { type AttentionRow, attentionChanges, attentionItems, joinedSummary } from '../../attention/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { undatedCauses } from './causes.js'
import type { WantedItem } from './wanted-item.js'

/** What an item's history says when we resolve it. */
export const overBySelf = 'What it came from does not hold any more.'

type Decided = Pick<AttentionRow, 'id' | 'customer_id' | 'cause' | 'title' | 'priority' | 'resolved_at'>

/** Customers, and those that were merged into them, each with the one that it is now. */
type Names = ReadonlyMap<string, string>

/** Those that nobody but us has resolved, or of which something was learnt since. */
export async function withNews(transaction: Transaction, wanted: readonly WantedItem[], names: Names): Promise<readonly WantedItem[]> {
  const decided = await decidedItems(transaction, [...new Set(wanted.map(({ cause }) => cause))], names)
  const decidedAt = new Map(decided.map(({ customer_id, cause, resolved_at }) => [`${names.get(customer_id)} ${cause}`, resolved_at ?? 0]))
  return wanted.filter(({ customerId, cause, learntAt }) => {
    const at = decidedAt.get(`${customerId} ${cause}`)
    return at === undefined || (learntAt !== null && learntAt > at)
  })
}

/** The items of causes without a date that somebody has resolved. The decision is over once the cause is. */
export function decidedUndated(transaction: Transaction, names: Names): Promise<Decided[]> {
  return decidedItems(transaction, undatedCauses, names)
}

/** Writes down that what somebody has resolved does not hold any more: when it does again, it is another one. */
export async function endDecisions(transaction: Transaction, over: readonly Decided[], ids: Ids, now: number): Promise<void> {
  const step = { change: 'resolved', at: now, summary: overBySelf }
  const rows = over.map(({ id, title, priority }) => ({ id: ids.uuid(now), item_id: id, title, priority, ...step }))
  if (rows.length > 0) await transaction.insert(attentionChanges, rows)
}

async function decidedItems(transaction: Transaction, causes: readonly string[], names: Names): Promise<Decided[]> {
  if (causes.length === 0) return []
  const resolved = await transaction.find(attentionItems, {
    where: { customer_id: { in: [...names.keys()] }, cause: { in: causes }, status: { eq: 'resolved' } },
    columns: ['id', 'customer_id', 'cause', 'title', 'priority', 'resolved_at']
  })
  if (resolved.length === 0) return []
  const steps = await transaction.find(attentionChanges, {
    where: { item_id: { in: resolved.map(({ id }) => id) }, change: { eq: 'resolved' } }
  })
  const last = new Map(steps.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ item_id, summary }) => [item_id, summary]))
  return resolved.filter(({ id }) => !ours.includes(last.get(id) ?? ''))
}

/** Why we resolve items: nobody has decided anything by that. */
const ours = [overBySelf, joinedSummary]
