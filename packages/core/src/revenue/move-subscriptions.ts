import { defineSubscriber } from '../changes/index.js'
import { type IdentityUnitOfWork, type MovedKey, ownershipChanged } from '../identity/index.js'
import { correctPast } from './history/correct-past.js'
import { reconcileRevenue } from './reconcile-revenue.js'
import { subscriptions } from './tables/index.js'

/** Lets the subscriptions that name a domain or a provider's account follow it to its new owner. */
export const moveSubscriptions = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  follow: (moved, set) => moveNamed(set, moved)
})

async function moveNamed(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<void> {
  const keys = moved.map(({ key }) => key)
  const found = await set.transaction.find(subscriptions, { where: { customer_key: { in: keys } }, columns: ['customer_key'] })
  const named = new Set(found.map((row) => row.customer_key))
  const moving = moved.filter(({ key }) => named.has(key))
  for (const { key, into } of moving) {
    set.customer(key)
    await set.transaction.update(subscriptions, { customer_key: { eq: key } }, { customer_id: into })
  }
  const owners = moving.flatMap(({ from, into }) => [from, into])
  await reconcileRevenue(set, owners)
  await correctPast(set, owners)
}
