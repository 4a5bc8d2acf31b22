import { emitMoved, type MovedKey, recordMerges } from '../events/ownership-changed.js'
import { decisionsOf } from '../rules/decisions.js'
import { type CustomerKey, isCustomerIdKey, isDomainKey, keyValue } from '../rules/keys.js'
import { decidedOwner } from '../rules/rules.js'
import { customerIdentities } from '../tables/customer-identities.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { ClaimSet } from './claims.js'

/** What changed when people merged customers that have customerIds, or undid that. */
interface DecidedCustomers {
  /** The customerIds that went to another customer. */
  moved: MovedKey[]
  /** Domains of these customers, which may go with them. */
  domains: string[]
}

/**
 * Gives customerIds to the customers that people have decided on. A customerId that was merged into another one goes where that one goes. Domains and
 * providers' accounts follow when they are reconciled.
 */
export async function reconcileDecidedCustomers(set: IdentityUnitOfWork, { decided }: ClaimSet): Promise<DecidedCustomers> {
  const keys = [...decided].filter(isCustomerIdKey)
  if (keys.length === 0) return { moved: [], domains: [] }
  await set.loadCustomers(keys)
  set.flushIdentities()
  const at = [...new Set(keys.map((key) => set.customerIdentity(key).customer_id))]
  const found = await set.transaction.find(customerIdentities, { where: { customer_id: { in: at } }, columns: ['customer_key'] })
  const together = found.map(({ customer_key }) => customer_key)
  await set.customerIdentities.load(together)
  const moved: MovedKey[] = []
  for (const key of new Set([...keys, ...together.filter(isCustomerIdKey)])) {
    const owner = await ownerOf(set, key)
    await set.loadCustomers([key, owner])
    const { customer_id: from } = set.customerIdentity(key)
    const into = set.customerIdentity(owner).original_id
    if (from === into) continue
    await set.customers.load([from, into])
    set.customerIdentities.patch(key, { customer_id: into })
    moved.push({ key, from, into })
    // One that comes back is a customer of the host's again.
    if (owner === key) set.customers.patch(set.customer(key).id, { claimed: true })
  }
  await recordMerges(
    set,
    moved.map((each) => ({ ...each, isReviewed: true }))
  )
  emitMoved(set, moved)
  return { moved, domains: moved.length === 0 ? [] : together.filter(isDomainKey).map(keyValue) }
}

/** The customerId that a chain of decisions leads to. A chain that leads back to itself leads nowhere. */
async function ownerOf(set: IdentityUnitOfWork, key: CustomerKey): Promise<CustomerKey> {
  const seen = new Set([key])
  for (let owner = key; ; ) {
    const next = decidedOwner((await decisionsOf(set, [owner])).get(owner) ?? [])
    if (next === undefined) return owner
    if (seen.has(next)) return key
    seen.add(next)
    owner = next
  }
}
