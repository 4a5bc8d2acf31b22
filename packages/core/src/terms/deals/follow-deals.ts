import { beforeCommit, defineSubscriber } from '../../changes/index.js'
import { sources } from '../../sources/tables/index.js'
import type { Transaction } from '../../storage/index.js'
import { terms } from '../tables/index.js'
import { contentOf } from '../term-row.js'
import { type WrittenTerm, writeTerms } from '../write-terms.js'
import { dealKey, dealTerm } from './deal-terms.js'

const dealTypes = ['CRM_OPPORTUNITY', 'OPPORTUNITY']

/** Won deals become terms in the same commit; a deal that is lost again, or gone, takes its term back. */
export const followDeals = defineSubscriber({
  at: beforeCommit,
  kinds: ['sourcePut', 'sourceRemoved'],
  follow: async (changes, { transaction, ids, now }) => {
    const deals = changes.filter(({ sourceType }) => dealTypes.includes(sourceType))
    const keys = [...new Set(deals.map(({ sourceType, externalId }) => dealKey({ source_type: sourceType, external_id: externalId })))]
    if (keys.length === 0) return
    const [found, stored] = await Promise.all([
      readDeals(
        transaction,
        deals.map(({ externalId }) => externalId)
      ),
      transaction.find(terms, { where: { origin: { eq: 'DEAL' }, external_id: { in: keys } } })
    ])
    const known = new Map(stored.map((row) => [row.external_id, row]))
    const all = keys.flatMap((key): WrittenTerm[] => {
      const before = known.get(key)
      const deal = found.get(key)
      const term = deal && dealTerm(deal)
      if (deal && term && deal.customer_id !== null) {
        const { set_outcome = null, set_reason = null } = before ?? {}
        return [{ known: before, customerId: deal.customer_id, content: { ...term, set_outcome, set_reason } }]
      }
      const isGone = before && before.removed_at === null
      return isGone ? [{ known: before, customerId: before.customer_id, content: { ...contentOf(before), removed_at: now } }] : []
    })
    await writeTerms(transaction, all, ids, now)
  }
})

async function readDeals(transaction: Transaction, externalIds: readonly string[]) {
  const found = await transaction.find(sources, {
    where: { source_type: { in: dealTypes }, external_id: { in: [...new Set(externalIds)] } },
    columns: ['source_type', 'external_id', 'provider', 'record', 'customer_key', 'customer_id']
  })
  return new Map(found.map((deal) => [dealKey(deal), deal]))
}
