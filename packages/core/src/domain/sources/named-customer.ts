import type { Transaction } from '../../storage/contract.js'
import { customers } from '../../storage/tables/index.js'
import { withCustomerKeys } from '../identity/customer-keys.js'
import { type CustomerKey, domainKey } from '../identity/keys.js'
import { commonDomains } from '../identity/suggestions/company-domain.js'
import { labelsOfName, nameSpellings } from '../identity/suggestions/company-name.js'
import { knownCompanies } from '../identity/suggestions/known-companies.js'

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
