import type { Rows } from '../storage/index.js'
import type { AttentionRow } from './attention-item.js'
import { idsOfCustomer } from './ids-of-customer.js'
import { attentionItems } from './tables/attention-items.js'

/** Whose item, of which cause. */
export interface AttentionSubject {
  customerId: string
  cause: string
}

/**
 * A customer's items of a cause: one, or several while customers that had one each have become the same. Open ones come first, then those that changed
 * last.
 */
export async function findItems(rows: Rows<'organization'>, { customerId, cause }: AttentionSubject): Promise<AttentionRow[]> {
  const ids = await idsOfCustomer(rows, customerId)
  const found = await rows.find(attentionItems, { where: { customer_id: { in: ids }, cause: { eq: cause } } })
  return found.sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open') || b.updated_at - a.updated_at)
}
