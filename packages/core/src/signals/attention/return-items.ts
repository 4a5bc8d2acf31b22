import { attentionItems, idsOfCustomer } from '../../attention/index.js'
import type { Transaction } from '../../storage/index.js'
import { isOwnCause } from './causes.js'
import { wantedItems } from './wanted-items.js'

/**
 * Lets the items that were opened while two customers were one go with what they come from, when that is the other one's again: an item that is opened anew
 * there would tell the same twice. `undone` is the customer that is one of its own again, `fromId` the one that it was merged into.
 */
export async function returnItems(transaction: Transaction, undone: { customerId: string; fromId: string }, now: number): Promise<void> {
  const { customerId, fromId } = undone
  await transaction.lock('attention')
  const found = await transaction.find(attentionItems, { where: { customer_id: { eq: fromId }, status: { eq: 'open' } } })
  const own = found.filter(({ cause }) => isOwnCause(cause))
  if (own.length === 0) return
  const wanted = await wantedItems(transaction, [customerId, fromId], now)
  const isWanted = new Set(wanted.map(({ customerId: id, cause }) => `${id} ${cause}`))
  const originals = await idsOfCustomer(transaction, customerId)
  const there = await transaction.find(attentionItems, { where: { customer_id: { in: originals } }, columns: ['cause'] })
  const isThere = new Set(there.map(({ cause }) => cause))
  for (const { id, cause } of own) {
    if (!isWanted.has(`${customerId} ${cause}`) || isWanted.has(`${fromId} ${cause}`) || isThere.has(cause)) continue
    await transaction.update(attentionItems, { id: { eq: id } }, { customer_id: customerId })
  }
}
