import { assessCustomers } from '../../assessment/index.js'
import { attentionItems, idsOfCustomer } from '../../attention/index.js'
import { readSettings } from '../../settings/index.js'
import type { Transaction } from '../../storage/index.js'
import { isOwnCause } from './causes.js'
import { assessedOf } from './reconcile-attention.js'
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
  const both = [customerId, fromId]
  const { default_timezone: timeZone } = await readSettings(transaction)
  // The row of a customer that is its own again is written later in the commit.
  const known = new Map((await assessedOf(transaction, both)).map((customer) => [customer.id, customer]))
  const assessed = both.map(
    (id) => known.get(id) ?? { id, billing_status: 'NONE', mrr_cents: null, mrr_status: 'unavailable', currency: null }
  )
  const assessments = await assessCustomers(transaction, assessed, now, timeZone)
  const wanted = await wantedItems(transaction, both, assessments, now)
  const isWanted = new Set(wanted.map(({ customerId: id, cause }) => `${id} ${cause}`))
  const originals = await idsOfCustomer(transaction, customerId)
  const there = await transaction.find(attentionItems, { where: { customer_id: { in: originals } }, columns: ['cause'] })
  const isThere = new Set(there.map(({ cause }) => cause))
  for (const { id, cause } of own) {
    if (!isWanted.has(`${customerId} ${cause}`) || isWanted.has(`${fromId} ${cause}`) || isThere.has(cause)) continue
    await transaction.update(attentionItems, { id: { eq: id } }, { customer_id: customerId })
  }
}
