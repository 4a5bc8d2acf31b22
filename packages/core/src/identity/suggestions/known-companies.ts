import type { RowOf, Transaction } from '../../storage/index.js'
import type { CustomerKey } from '../rules/keys.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { customers } from '../tables/customers.js'

/** Which customer a key is now. */
export interface KnownCustomerKey {
  customer: RowOf<typeof customers>
  /** Whether it is a customer of its own, and no part of another. */
  isOwn: boolean
}

/** Which customers these keys are now, by key; those that nobody named, and those whose customer is gone, are left out. */
export async function knownCompanies(transaction: Transaction, keys: Iterable<CustomerKey>): Promise<Map<CustomerKey, KnownCustomerKey>> {
  const wanted = [...new Set(keys)].map((customer_key) => ({ customer_key }))
  const rows = (await transaction.get(customerIdentities, wanted)).filter((row) => row !== undefined)
  const ids = new Set(rows.map((row) => row.customer_id))
  const found = await transaction.get(
    customers,
    [...ids].map((id) => ({ id }))
  )
  const byId = new Map(found.flatMap((customer) => (customer ? [[customer.id, customer] as const] : [])))
  return new Map(
    rows.flatMap(({ customer_key: key, original_id: original, customer_id: id }) => {
      const customer = byId.get(id)
      return customer ? [[key, { customer, isOwn: original === id }] as const] : []
    })
  )
}
