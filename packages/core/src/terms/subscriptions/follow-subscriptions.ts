import { type BeforeCommit, beforeCommit, defineSubscriber } from '../../changes/index.js'
import { subscriptions } from '../../revenue/tables/index.js'
import { groupBy } from '../../values/index.js'
import { terms } from '../tables/index.js'
import { contentOf } from '../term-row.js'
import { type WrittenTerm, writeTerms } from '../write-terms.js'
import { subscriptionTerms } from './subscription-terms.js'

/** What subscriptions say becomes terms in the same commit; those of subscriptions that were taken back go with them. */
export const followSubscriptions = defineSubscriber({
  at: beforeCommit,
  kinds: ['subscriptionWritten', 'subscriptionRemoved'],
  follow: async (changes, work) => {
    const ids = changes.flatMap((change) => (change.kind === 'subscriptionWritten' ? [change.subscriptionId] : []))
    const removed = changes.flatMap((change) => (change.kind === 'subscriptionRemoved' ? [change.externalId] : []))
    await reconcileSubscriptions(work, ids, removed)
  }
})

/** Brings the terms of these subscriptions in line: of those that are there, by id, and of those that may be gone, by external id. */
async function reconcileSubscriptions(
  { transaction, ids, now }: BeforeCommit,
  written: readonly string[],
  removed: readonly string[]
): Promise<void> {
  const found = await transaction.find(subscriptions, {
    where: { any: [{ id: { in: [...new Set(written)] } }, { external_id: { in: [...removed] } }] }
  })
  const present = new Map(found.map((row) => [row.external_id, row]))
  const keys = [...new Set([...present.keys(), ...removed])]
  if (keys.length === 0) return
  const stored = groupBy(
    await transaction.find(terms, { where: { origin: { eq: 'SUBSCRIPTION' }, source_key: { in: keys } } }),
    ({ source_key }) => source_key ?? ''
  )
  const all = keys.flatMap((key): WrittenTerm[] => {
    const known = stored.get(key) ?? []
    const subscription = present.get(key)
    const wanted = subscription ? subscriptionTerms(subscription, known, now) : []
    const names = new Set(wanted.map(({ external_id }) => external_id))
    const gone = known.filter((row) => row.removed_at === null && !names.has(row.external_id))
    return [
      ...wanted.map((content) => ({
        known: known.find(({ external_id }) => external_id === content.external_id),
        customerId: subscription?.customer_id ?? '',
        content
      })),
      ...gone.map((row) => ({ known: row, customerId: row.customer_id, content: { ...contentOf(row), removed_at: now } }))
    ]
  })
  await writeTerms(transaction, all, ids, now)
}
