import type { Transaction } from '../../storage/index.js'
import { mailAddresses } from './mail-addresses.js'
import { mails } from './mails.js'

/** Removes what is kept to write to members who are no more: their addresses and their mails, sent or not. Answers how many rows of each went. */
export async function removeMailOf(transaction: Transaction, memberIds: readonly string[]): Promise<{ addresses: number; mails: number }> {
  const whose = { member_id: { in: [...memberIds] } }
  return { addresses: await transaction.remove(mailAddresses, whose), mails: await transaction.remove(mails, whose) }
}
