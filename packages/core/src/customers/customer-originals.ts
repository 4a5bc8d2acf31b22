import { customerIdentities } from '../identity/index.js'
import type { Rows } from '../storage/index.js'

/**
 * The originals of all keys (customerIds, domains) that belong to a customer now. What is filed under the original of the key that it names never
 * has to be moved: it is found under whichever customer the key belongs to at the time of the question. `customerId` is the customer's
 * current id.
 *
 * @example
 * const { id } = await resolveCustomer(store, 'acme.test')
 * const filed = { customer_id: { in: await originalsOfCustomer(store, id) } }
 */
export async function originalsOfCustomer(rows: Rows<'organization'>, customerId: string): Promise<string[]> {
  const keys = await rows.find(customerIdentities, { where: { customer_id: { eq: customerId } }, columns: ['original_id'] })
  return [...new Set([customerId, ...keys.map(({ original_id }) => original_id)])]
}
