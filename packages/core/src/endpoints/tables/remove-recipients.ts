import type { Transaction } from '../../storage/index.js'
import { endpointRecipients } from './endpoint-recipients.js'

/** Takes members who are no more from the recipients of all endpoints. Answers how many rows went. */
export function removeRecipientsOf(transaction: Transaction, memberIds: readonly string[]): Promise<number> {
  return transaction.remove(endpointRecipients, { member_id: { in: [...memberIds] } })
}
