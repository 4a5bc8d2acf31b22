import { customers } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { isUuid } from '../values/index.js'
import { type NamedCustomer, nameColumns } from './customer-names.js'
import { findCustomer } from './resolve-customer.js'

/** A customer, and what was read about it. */
export interface ReadOfCustomer<R> {
  customer: NamedCustomer
  answer: R
}

/**
 * The customer that a caller names by id, customerId or domain, and what `read` answers for its id; `undefined` when nobody has the name. An id is
 * mostly the customer's own, so it is read about at once, while the customer is looked for; only when the id leads to another one, `read` runs again.
 *
 * @example const found = await readOfCustomer(store, 'acme.test', (id) => store.count(users, { customer_id: { eq: id } }))
 */
export async function readOfCustomer<R>(
  store: Rows<'organization'>,
  named: string,
  read: (customerId: string) => Promise<R>
): Promise<ReadOfCustomer<R> | undefined> {
  const id = named.toLowerCase()
  if (isUuid(id)) {
    const guess = read(id)
    // No unhandled rejection: a customer that is not found, or is another one, comes before what fails here.
    guess.catch(() => undefined)
    const [own] = await store.find(customers, { where: { id: { eq: id } }, columns: nameColumns })
    if (own) return { customer: own, answer: await guess }
  }
  const customer = await findCustomer(store, named)
  return customer && { customer, answer: await read(customer.id) }
}
