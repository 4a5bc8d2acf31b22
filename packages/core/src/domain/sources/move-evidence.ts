import { facts, sources } from '../../storage/tables/index.js'
import { defineFollower } from '../changes/follower.js'
import { domainsMoved, type MovedDomain } from '../identity/domain-owners.js'
import { latest } from '../identity/earliest-latest.js'
import { domainKey } from '../identity/keys.js'
import type { WorkingSet } from '../identity/working-set.js'
import { enqueueDomains } from './participant-news.js'
import { readSourceActivity } from './source-activity.js'

/** Lets the sources and facts that name a domain follow it to its new owner. */
export const moveEvidence = defineFollower({
  at: domainsMoved,
  kinds: ['domainMoved'],
  follow: (moved, set) => moveNamed(set, moved)
})

async function moveNamed(set: WorkingSet, moved: readonly MovedDomain[]): Promise<void> {
  const { transaction } = set
  const query = {
    where: { customer_key: { in: moved.map(({ domain }) => domainKey(domain)) } },
    by: ['customer_key'],
    measures: {}
  } as const
  const groups = await Promise.all([transaction.aggregate(sources, query), transaction.aggregate(facts, query)])
  const named = new Set(groups.flat().map(({ customer_key }) => customer_key))
  for (const { domain, from, into } of moved.filter((each) => named.has(domainKey(each.domain)))) {
    const key = domainKey(domain)
    set.customer(key)
    await transaction.update(sources, { customer_key: { eq: key } }, { customer_id: into })
    await transaction.update(facts, { customer_key: { eq: key } }, { customer_id: into })
    const countedUntil = [from, into].map((id) => set.customers.get(id)?.source_activity_at ?? null).reduce(latest)
    for (const customerId of [from, into]) await readSourceActivity(set, customerId, countedUntil)
  }
  const domains = moved.map(({ domain }) => domain)
  await enqueueDomains(transaction, domains, set.ids, set.now)
}
