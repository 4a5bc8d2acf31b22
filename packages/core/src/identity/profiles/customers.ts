import { facts } from '../../facts/tables/index.js'
import { payments } from '../../revenue/tables/index.js'
import { sources } from '../../sources/tables/index.js'
import { terms } from '../../terms/tables/index.js'
import { groupBy } from '../../values/index.js'
import type { MovedKey } from '../events/ownership-changed.js'
import { earliest } from '../rollups/rollup.js'
import { isDomainKey, keyValue } from '../rules/keys.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { customerProfile, foldTraits } from './profile.js'

/** Brings the rows of these customers in line with what their keys say: name, domain, traits, how many accounts at providers they have. */
export async function reconcileCustomers(set: IdentityUnitOfWork, customerIds: Iterable<string>): Promise<void> {
  const wanted = [...new Set(customerIds)]
  if (wanted.length === 0) return
  const [found] = await Promise.all([set.reads.keysOfCustomers.of(wanted.filter((id) => !set.isNew(id))), set.customers.load(wanted)])
  set.customerIdentities.adopt(found)
  const keys = groupBy(set.customerIdentities.values(), (row) => row.customer_id)
  for (const id of wanted) {
    const rows = keys.get(id) ?? []
    const customer = set.customers.get(id)
    if (rows.length === 0 || !customer) continue
    const [ownedDomain = null] = rows
      .filter((row) => isDomainKey(row.customer_key))
      .map((row) => keyValue(row.customer_key))
      .sort()
    const traits = rows.flatMap((row) => (row.record ? [row.traits, row.record.traits] : [row.traits]))
    const account_count = rows.filter(({ record }) => record !== null).length
    const first_record_at = rows.map(({ record }) => record?.createdAt ?? null).reduce(earliest, null)
    const first_seen_at = earliest(customer.first_event_at, first_record_at)
    set.customers.patch(id, { ...customerProfile(ownedDomain, foldTraits(traits)), account_count, first_record_at, first_seen_at })
  }
}

/** Removes the rows of customers that were only a key, once the key belongs to another customer and their users have moved there. */
export function removeAbandonedCustomers(set: IdentityUnitOfWork, moved: readonly MovedKey[]): void {
  for (const { key, into } of moved) {
    const { original_id: original } = set.customerIdentity(key)
    if (into !== original && set.customers.get(original)) set.removeCustomer(original)
  }
}

/**
 * Removes those of these customers that the host never named and that have nothing left: no account at a provider, user, event or evidence. Needs current
 * rollups.
 */
export async function removeEmptyCustomers(set: IdentityUnitOfWork, customerIds: Iterable<string>): Promise<void> {
  for (const id of customerIds) {
    const customer = set.customers.get(id)
    if (!customer || customer.claimed || customer.account_count > 0 || customer.contact_count > 0 || customer.first_event_at !== null)
      continue
    if (customer.owner_id !== null || customer.mrr_status !== 'unavailable') continue
    if (!(await hasEvidence(set, id))) set.removeCustomer(id)
  }
}

/** Whether there are sources, facts, payments or terms of a customer. */
async function hasEvidence({ transaction }: IdentityUnitOfWork, customerId: string): Promise<boolean> {
  const where = { customer_id: { eq: customerId } }
  for (const table of [sources, facts, payments]) if ((await transaction.count(table, where, 1)) > 0) return true
  // The other terms are those of subscriptions and deals, which count by themselves.
  return (await transaction.count(terms, { ...where, origin: { eq: 'CONTRACT' } }, 1)) > 0
}
