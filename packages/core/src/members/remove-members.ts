import { customerAccess } from '../access/tables/index.js'
import { removeDigestsOf } from '../digest/tables/index.js'
import { removeRecipientsOf } from '../endpoints/tables/index.js'
import { customers, enqueueRecordsAgain } from '../identity/index.js'
import { removeMailOf } from '../mail/tables/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { members, memberVisits } from './tables/index.js'

/**
 * Takes back members whom a provider's record made; those whom the host has put stay. What they own has no owner any more. The organization's `ingest`
 * lock must be held.
 */
export async function removeMembers(transaction: Transaction, memberIds: readonly string[], ids: Ids, now: number): Promise<void> {
  const where = { id: { in: [...memberIds] }, provider: { isNull: false } }
  const removed = (await transaction.find(members, { where, columns: ['id'] })).map(({ id }) => id)
  if (removed.length === 0) return
  await transaction.update(customerAccess, { member_id: { in: removed }, ended_at: { isNull: true } }, { ended_at: now })
  await transaction.update(customers, { owner_id: { in: removed } }, { owner_id: null })
  await transaction.remove(members, { id: { in: removed } })
  await transaction.remove(memberVisits, { member_id: { in: removed } })
  await removeDigestsOf(transaction, removed)
  await removeRecipientsOf(transaction, removed)
  await removeMailOf(transaction, removed)
  // Whom records call an own person may be a customer's again.
  await enqueueRecordsAgain(transaction, ids, now)
}
