import { subscriptions } from '../../storage/tables/index.js'
import { defineFollower } from '../changes/follower.js'
import { keysMoved, type MovedKey } from '../identity/moved-keys.js'
import type { WorkingSet } from '../identity/working-set.js'
import { settleRevenue } from './settle-revenue.js'

/** Lets the subscriptions that name a domain or a provider's account follow it to its new owner. */
export const moveSubscriptions = defineFollower({
  at: keysMoved,
  kinds: ['customerKeyMoved'],
  follow: (moved, set) => moveNamed(set, moved)
})

async function moveNamed(set: WorkingSet, moved: readonly MovedKey[]): Promise<void> {
  const keys = moved.map(({ key }) => key)
  const found = await set.transaction.find(subscriptions, { where: { customer_key: { in: keys } }, columns: ['customer_key'] })
  const named = new Set(found.map((row) => row.customer_key))
  const moving = moved.filter(({ key }) => named.has(key))
  for (const { key, into } of moving) {
    set.customer(key)
    await set.transaction.update(subscriptions, { customer_key: { eq: key } }, { customer_id: into })
  }
  await settleRevenue(
    set,
    moving.flatMap(({ from, into }) => [from, into])
  )
}
