import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import type { AttentionRow } from './attention-item.js'
import { type AttentionSubject, findItems } from './find-items.js'
import { recordAttention, writeItem } from './write-item.js'

/** Resolves a customer's item of a cause, and says why it needs no attention any more; whether there was an open one. */
export async function resolveAttention(
  transaction: Transaction,
  { summary, ...subject }: AttentionSubject & { summary: string },
  ids: Ids,
  now: number
): Promise<boolean> {
  await transaction.lock('attention')
  const open = (await findItems(transaction, subject)).filter(({ status }) => status === 'open')
  for (const item of open) await resolveItem(transaction, item, summary, ids, now)
  return open.length > 0
}

/** Resolves one open item. The `attention` lock must be held. */
export async function resolveItem(transaction: Transaction, item: AttentionRow, summary: string, ids: Ids, now: number): Promise<void> {
  const resolved = await writeItem(transaction, { ...item, status: 'resolved', resolved_at: now }, now)
  await recordAttention(transaction, ids, resolved, { change: 'resolved', at: now, summary })
}
