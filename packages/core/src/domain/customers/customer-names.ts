import type { OrganizationStore } from '../../storage/contract.js'
import { customers } from '../../storage/tables/index.js'
import type { Customer } from './resolve-customer.js'

/** The names and domains of these customers, by id. */
export async function loadCustomerNames(store: OrganizationStore, customerIds: readonly (string | null)[]) {
  const ids = [...new Set(customerIds.filter((id) => id !== null))]
  const found = ids.length === 0 ? [] : await store.find(customers, { where: { id: { in: ids } }, columns: ['id', 'name', 'domain'] })
  return new Map<string, Pick<Customer, 'name' | 'domain'>>(found.map((customer) => [customer.id, customer]))
}
