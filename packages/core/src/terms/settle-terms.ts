import { RescheduleAt } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { nextTermDay } from './plan-term-day.js'
import { reconcileTerms } from './reconcile-terms.js'
import { terms } from './tables/index.js'

/** Terms that a step settles at most. */
const pageSize = 200

/**
 * Settles a page of the terms that are due, and answers what is next: more of them, the next day, or nothing, when no term has an end to come. The `ingest`
 * lock must be held.
 */
export async function settleTerms(
  transaction: Transaction,
  ids: Ids,
  now: number
): Promise<Record<string, never> | RescheduleAt<Record<string, never>> | undefined> {
  const due = await transaction.find(terms, {
    where: { settles_at: { lte: now } },
    orderBy: { column: 'settles_at', direction: 'asc' },
    columns: ['customer_id'],
    limit: pageSize
  })
  await reconcileTerms(
    transaction,
    due.map((row) => row.customer_id),
    ids,
    now
  )
  if (due.length > 0) return {}
  return (await transaction.count(terms, { settles_at: { isNull: false } }, 1)) > 0 ? new RescheduleAt(nextTermDay(now), {}) : undefined
}
