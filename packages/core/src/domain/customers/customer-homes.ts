import type { Rows } from '../../storage/contract.js'
import { customerIdentities } from '../../storage/tables/index.js'

/**
 * The homes of all keys (customerIds, domains) that belong to a customer now. What is filed under the home of the key that it names never
 * has to be moved: it is found under whichever customer the key belongs to at the time of the question. `customerId` is the customer's
 * current id.
 *
 * @example
 * const { id } = await resolveCustomer(store, 'acme.test')
 * const filed = { customer_id: { in: await homesOfCustomer(store, id) } }
 */
export async function homesOfCustomer(rows: Rows<'organization'>, customerId: string): Promise<string[]> {
  const keys = await rows.find(customerIdentities, { where: { customer_id: { eq: customerId } }, columns: ['home_id'] })
  return [...new Set([customerId, ...keys.map(({ home_id }) => home_id)])]
}
