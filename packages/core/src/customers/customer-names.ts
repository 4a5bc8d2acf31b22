import { customers } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import type { Customer } from './resolve-customer.js'

/** What lists call a customer by. */
export const nameColumns = ['id', 'name', 'domain'] as const

export type NamedCustomer = Pick<Customer, (typeof nameColumns)[number]>

/** The names and domains of these customers, by id; one that is known already is not read again. */
export async function loadCustomerNames(store: OrganizationStore, customerIds: readonly (string | null)[], known?: NamedCustomer) {
  const ids = [...new Set(customerIds.filter((id) => id !== null))].filter((id) => id !== known?.id)
  const found = ids.length === 0 ? [] : await store.find(customers, { where: { id: { in: ids } }, columns: nameColumns })
  return new Map<string, NamedCustomer>([...found, ...(known ? [known] : [])].map((customer) => [customer.id, customer]))
}
