import { members } from '../members/tables/index.js'
import type { Transaction } from '../storage/index.js'
import { day } from '../values/index.js'
import type { MailRow } from './outbox.js'
import { mailAddresses, mails } from './tables/index.js'

/** A mail that could not be sent for so long is given up. */
const maxTryMs = day

/** A mail to send, or one that ends unsent and why, or the time at which there is one. */
export type NextMail =
  | { kind: 'send'; row: MailRow }
  | { kind: 'end'; row: MailRow; status: 'FAILED' | 'UNKNOWN'; reason: string }
  | { kind: 'wait'; until: number }

/**
 * The mail that is next; undefined when none waits. It is written down as SENDING before it is sent. One that is found so was on its way when a process ended:
 * nobody can look for a mail, so it is never sent again.
 */
export async function nextMail(transaction: Transaction, minIntervalMs: number, now: number): Promise<NextMail | undefined> {
  const [interrupted] = await transaction.find(mails, { where: { status: { eq: 'SENDING' } }, limit: 1 })
  if (interrupted) {
    const reason = 'The server stopped while it sent this mail. It may have arrived, and is not sent again'
    return { kind: 'end', row: interrupted, status: 'UNKNOWN', reason }
  }
  const [row] = await transaction.find(mails, {
    where: { status: { eq: 'PENDING' } },
    orderBy: { column: 'due_at', direction: 'asc' },
    limit: 1
  })
  if (!row) return undefined
  if (row.due_at > now) return { kind: 'wait', until: row.due_at }
  const why = await whyNot(transaction, row, now)
  if (why !== undefined) return { kind: 'end', row, status: 'FAILED', reason: why }
  const [last] = await transaction.find(mails, {
    where: { started_at: { isNull: false } },
    orderBy: { column: 'started_at', direction: 'desc' },
    limit: 1
  })
  const soonest = (last?.started_at ?? Number.NEGATIVE_INFINITY) + minIntervalMs
  // Further away than the interval: the clock that wrote it was ahead, and says nothing.
  if (now < soonest && soonest <= now + minIntervalMs) return { kind: 'wait', until: Math.ceil(soonest) }
  const sent = { ...row, status: 'SENDING', attempts: row.attempts + 1, started_at: now }
  await transaction.upsert(mails, [sent])
  return { kind: 'send', row: sent }
}

/** Why a mail must not be sent now, whatever held when it was written. */
async function whyNot(transaction: Transaction, row: MailRow, now: number): Promise<string | undefined> {
  if (row.kind !== 'confirmation' && row.letter === null) return `It ended while it was being sent. ${row.error ?? ''}`.trim()
  if (now - row.created_at > maxTryMs) return `It could not be sent for a day. ${row.error ?? ''}`.trim()
  const [[member], [address]] = await Promise.all([
    transaction.get(members, [{ id: row.member_id }]),
    transaction.get(mailAddresses, [{ member_id: row.member_id }])
  ])
  if (!member) return 'The member was removed'
  if (member.email !== row.email) return 'The member has another address since'
  const isOfAddress = address?.email === row.email
  if (row.kind === 'confirmation')
    return isOfAddress && address.link_id === row.link_id ? undefined : 'A newer link was sent, or the address is confirmed already'
  if (isOfAddress && address.status === 'disabled') return address.reason ?? 'The mail server refuses this address'
  return isOfAddress && address.status === 'confirmed' ? undefined : 'The address is not confirmed'
}
