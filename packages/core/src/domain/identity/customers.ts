import { facts, sources } from '../../storage/tables/index.js'
import { groupBy } from '../group-by.js'
import type { MovedDomain } from './domain-owners.js'
import { domainKey, isDomainKey, keyValue } from './keys.js'
import { customerProfile, foldTraits } from './profile.js'
import type { WorkingSet } from './working-set.js'

/** Brings the rows of these customers in line with what their keys say: name, domain, traits. */
export async function settleCustomers(set: WorkingSet, customerIds: Iterable<string>): Promise<void> {
  const wanted = [...new Set(customerIds)]
  if (wanted.length === 0) return
  const [found] = await Promise.all([set.reads.keysOfCustomers.of(wanted), set.customers.load(wanted)])
  set.customerIdentities.adopt(found)
  const keys = groupBy(set.customerIdentities.values(), (row) => row.customer_id)
  for (const id of wanted) {
    const rows = keys.get(id) ?? []
    if (rows.length === 0 || !set.customers.get(id)) continue
    const [ownedDomain = null] = rows
      .filter((row) => isDomainKey(row.customer_key))
      .map((row) => keyValue(row.customer_key))
      .sort()
    set.customers.patch(id, customerProfile(ownedDomain, foldTraits(rows.map((row) => row.traits))))
  }
}

/** Removes the rows of customers that were only a domain, once the domain belongs to a customerId and their users have moved there. */
export function removeAbandonedCustomers(set: WorkingSet, moved: readonly MovedDomain[]): void {
  for (const { domain, into } of moved) {
    const { home_id: home } = set.customerIdentity(domainKey(domain))
    if (into !== home && set.customers.get(home)) set.removeCustomer(home)
  }
}

/**
 * Removes those of these customers that were only inferred from a domain and have nothing left: no user, event or evidence. Needs current rollups.
 */
export async function removeEmptyCustomers(set: WorkingSet, customerIds: Iterable<string>): Promise<void> {
  for (const id of customerIds) {
    const customer = set.customers.get(id)
    const inferred = customer?.external_id === null && customer.owner_id === null && customer.mrr_status === 'unavailable'
    if (!inferred || customer.contact_count > 0 || customer.first_seen_at !== null) continue
    if (!(await hasEvidence(set, id))) set.removeCustomer(id)
  }
}

/** Whether there are sources or facts of a customer. */
async function hasEvidence({ transaction }: WorkingSet, customerId: string): Promise<boolean> {
  const where = { customer_id: { eq: customerId } }
  return (await transaction.count(sources, where, 1)) > 0 || (await transaction.count(facts, where, 1)) > 0
}
