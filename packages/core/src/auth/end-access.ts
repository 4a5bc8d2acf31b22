import type { Transaction } from '../storage/index.js'
import { consoleLinks, consoleSessions } from '../team/tables/index.js'

/**
 * Ends what a member has open in the console: sessions, and the links that are for the member or were made by the member. Every request looks its session up,
 * so that this holds at once in all processes. Answers how many sessions there were.
 */
export async function endAccess(transaction: Transaction, memberId: string, now: number): Promise<number> {
  await withdrawLinks(transaction, memberId, now)
  return transaction.remove(consoleSessions, { member_id: { eq: memberId } })
}

/** Withdraws the unused links that are for a member, or that the member has made and may have kept. */
export async function withdrawLinks(transaction: Transaction, memberId: string, now: number): Promise<void> {
  const open = { used_at: { isNull: true }, withdrawn_at: { isNull: true } } as const
  for (const whose of [{ member_id: { eq: memberId } }, { created_by_id: { eq: memberId } }])
    await transaction.update(consoleLinks, { ...open, ...whose }, { withdrawn_at: now })
}
