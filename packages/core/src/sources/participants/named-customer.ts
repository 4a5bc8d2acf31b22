import {
  type CustomerKey,
  commonDomains,
  customers,
  domainKey,
  knownCompanies,
  labelsOfName,
  nameSpellings,
  withCustomerKeys
} from '../../identity/index.js'
import type { Transaction } from '../../storage/index.js'

/** The key of the one customer that has this name, or a domain which is made of it; undefined where there is none, or where there are several. */
export async function keyOfNamedCustomer(transaction: Transaction, name: string): Promise<CustomerKey | undefined> {
  const named = await transaction.find(customers, { where: { name_key: { in: nameSpellings(name) } }, columns: ['id'], limit: 2 })
  const domains = labelsOfName(name).flatMap(commonDomains).map(domainKey)
  const owners = await knownCompanies(transaction, domains)
  const ids = new Set([...named.map(({ id }) => id), ...[...owners.values()].map(({ customer }) => customer.id)])
  const [id] = ids
  if (id === undefined || ids.size > 1) return undefined
  const [found] = await withCustomerKeys(transaction, [{ customer: { id }, path: 'customer' }])
  return found?.customerKey
}
