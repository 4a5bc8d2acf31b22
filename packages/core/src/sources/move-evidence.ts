import { defineSubscriber } from '../changes/index.js'
import { factJudgements, factStatements, facts } from '../facts/tables/index.js'
import { type IdentityUnitOfWork, isDomainKey, keyValue, latest, type MovedKey, ownershipChanged } from '../identity/index.js'
import { enqueueDomains } from './participants/participant-news.js'
import { readSourceActivity } from './source-activity.js'
import { sources } from './tables/index.js'

/**
 * Lets the sources and facts that name a domain or a provider's account follow it to its new owner, and has sources looked at again that could
 * have named it.
 */
export const moveEvidence = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved', 'newDomainOwned'],
  async follow(changes, set) {
    const moved = changes.flatMap((change) => (change.kind === 'customerKeyMoved' ? change : []))
    if (moved.length > 0) await moveNamed(set, moved)
    const domains = changes.flatMap((change) => {
      if (change.kind === 'newDomainOwned') return change.domain
      return isDomainKey(change.key) ? keyValue(change.key) : []
    })
    await enqueueDomains(set.transaction, domains, set.ids, set.now)
  }
})

async function moveNamed(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<void> {
  const { transaction } = set
  const query = {
    where: { customer_key: { in: moved.map(({ key }) => key) } },
    by: ['customer_key'],
    measures: {}
  } as const
  const groups = await Promise.all([
    transaction.aggregate(sources, query),
    transaction.aggregate(facts, query),
    transaction.aggregate(factJudgements, query),
    transaction.aggregate(factStatements, query)
  ])
  const named = new Set(groups.flat().map(({ customer_key }) => customer_key))
  for (const { key, from, into } of moved.filter((each) => named.has(each.key))) {
    set.customer(key)
    await transaction.update(sources, { customer_key: { eq: key } }, { customer_id: into })
    await transaction.update(facts, { customer_key: { eq: key } }, { customer_id: into })
    await transaction.update(factStatements, { customer_key: { eq: key } }, { customer_id: into })
    await transaction.update(factJudgements, { customer_key: { eq: key } }, { customer_id: into })
    const countedUntil = [from, into].map((id) => set.customers.get(id)?.source_activity_at ?? null).reduce(latest)
    for (const customerId of [from, into]) await readSourceActivity(set, customerId, countedUntil)
  }
}
