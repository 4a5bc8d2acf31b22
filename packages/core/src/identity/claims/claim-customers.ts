import type { CustomerKey } from '../rules/keys.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { applyClaims } from './apply-claims.js'
import { ClaimSet } from './claims.js'

/** Makes the customers of those keys that are new. Afterwards `set.customerIdentity` answers the customer of each key. */
export async function claimCustomers(set: IdentityUnitOfWork, keys: Iterable<CustomerKey>): Promise<void> {
  const claims = new ClaimSet()
  for (const key of keys) claims.addCustomerTraits(key, {}, set.now)
  await applyClaims(set, claims)
}
