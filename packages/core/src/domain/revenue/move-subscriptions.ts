import { subscriptions } from '../../storage/tables/index.js'
import { defineFollower } from '../changes/follower.js'
import { domainsMoved, type MovedDomain } from '../identity/domain-owners.js'
import { domainKey } from '../identity/keys.js'
import type { WorkingSet } from '../identity/working-set.js'
import { settleRevenue } from './settle-revenue.js'

/** Lets the subscriptions that name a domain follow it to its new owner. */
export const moveSubscriptions = defineFollower({
  at: domainsMoved,
  kinds: ['domainMoved'],
  follow: (moved, set) => moveNamed(set, moved)
})

async function moveNamed(set: WorkingSet, moved: readonly MovedDomain[]): Promise<void> {
  const keys = moved.map(({ domain }) => domainKey(domain))
  const found = await set.transaction.find(subscriptions, { where: { customer_key: { in: keys } }, columns: ['customer_key'] })
  const named = new Set(found.map((row) => row.customer_key))
  const moving = moved.filter(({ domain }) => named.has(domainKey(domain)))
  for (const { domain, into } of moving) {
    set.customer(domainKey(domain))
    await set.transaction.update(subscriptions, { customer_key: { eq: domainKey(domain) } }, { customer_id: into })
  }
  await settleRevenue(
    set,
    moving.flatMap(({ from, into }) => [from, into])
  )
}
