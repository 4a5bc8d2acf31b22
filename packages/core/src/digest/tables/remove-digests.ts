import type { Transaction } from '../../storage/index.js'
import { digests } from './digests.js'

/** Removes the digests of members who are no more. Answers how many there were. */
export function removeDigestsOf(transaction: Transaction, memberIds: readonly string[]): Promise<number> {
  return transaction.remove(digests, { member_id: { in: [...memberIds] } })
}
