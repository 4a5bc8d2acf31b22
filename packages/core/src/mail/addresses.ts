import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { instant, orNull } from '../runtime/index.js'
import type { RowOf, Rows, Transaction } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day, type Ids, isoTime } from '../values/index.js'
import type { Addressee } from './addressee.js'
import { addMail } from './outbox.js'
import { mailAddresses } from './tables/index.js'

export type AddressRow = RowOf<typeof mailAddresses>

/**
 * How a member's address stands. `unconfirmed`: nobody has asked its owner, the link is too old, or the member has another address since. `waiting`: a mail
 * with a link is on its way. `confirmed`: mails are sent. `disabled`: the mail server refuses it, until its owner confirms it again.
 */
const addressStatuses = ['unconfirmed', 'waiting', 'confirmed', 'disabled'] as const

export const mailAddressShape = strictObject({
  email: Type.String({ description: "The member's address." }),
  status: Type.Enum([...addressStatuses], { description: 'Only a confirmed address gets mail.' }),
  reason: orNull(Type.String({ description: 'Why it is disabled.' })),
  linkExpiresAt: orNull(instant())
})

/** How a member's address stands. */
export type MailAddress = Static<typeof mailAddressShape>

const linkDays = 3
/** Nobody is asked again sooner. */
const askAgainMs = 60_000

/** What serializes the changes of a member's address. */
export const addressLock = (memberId: string) => `mail ${memberId}`

/** The address of a member as callers see it. */
export async function readAddress(rows: Rows<'organization'>, member: Addressee, now: number): Promise<MailAddress> {
  const [row] = await rows.get(mailAddresses, [{ member_id: member.id }])
  return addressOf(member, row, now)
}

/** The addresses of members, by the id of the member. */
export async function readAddresses(
  rows: Rows<'organization'>,
  members: readonly Addressee[],
  now: number
): Promise<Map<string, MailAddress>> {
  const found = await rows.get(
    mailAddresses,
    members.map(({ id }) => ({ member_id: id }))
  )
  return new Map(members.map((member, index) => [member.id, addressOf(member, found[index], now)]))
}

function addressOf({ email }: Addressee, row: AddressRow | undefined, now: number): MailAddress {
  const none: MailAddress = { email, status: 'unconfirmed', reason: null, linkExpiresAt: null }
  if (!row || row.email !== email) return none
  if (row.status === 'confirmed') return { ...none, status: 'confirmed' }
  if (row.status === 'disabled') return { ...none, status: 'disabled', reason: row.reason }
  const until = row.link_expires_at ?? 0
  return until <= now ? none : { ...none, status: 'waiting', linkExpiresAt: isoTime(until) }
}

/**
 * Sends a member the mail with the link that confirms the address, unless it is confirmed. A new link ends the one before. Throws CONFLICT when the last such
 * mail is less than a minute old.
 */
export async function askToConfirm(transaction: Transaction, member: Addressee, ids: Ids, now: number): Promise<MailAddress> {
  await transaction.lock(addressLock(member.id))
  const [before] = await transaction.get(mailAddresses, [{ member_id: member.id }])
  const isSame = before?.email === member.email
  if (isSame && before.status === 'confirmed') return addressOf(member, before, now)
  if (isSame && before.asked_at !== null && before.asked_at <= now && now - before.asked_at < askAgainMs)
    throw new RapportError('CONFLICT', 'The last mail is less than a minute old. Wait for it, or try again in a minute')
  const linkId = ids.uuid(now)
  const row: AddressRow = {
    member_id: member.id,
    email: member.email,
    status: 'waiting',
    reason: null,
    link_id: linkId,
    link_expires_at: now + linkDays * day,
    asked_at: now,
    confirmed_at: null,
    updated_at: now
  }
  await transaction.upsert(mailAddresses, [row])
  await addMail(transaction, { kind: 'confirmation', member, linkId }, ids, now)
  return addressOf(member, row, now)
}

/** Asks a member to confirm the address, where nobody has done so yet. Who waits for a link already, or whose address is disabled, is not asked again. */
export async function askOnce(transaction: Transaction, member: Addressee, ids: Ids, now: number): Promise<MailAddress> {
  const known = await readAddress(transaction, member, now)
  return known.status === 'unconfirmed' ? askToConfirm(transaction, member, ids, now) : known
}

/** Sends nothing more to an address, for a reason in words, until its owner confirms it again. */
export async function disableAddress(transaction: Transaction, { id, email }: Addressee, reason: string, now: number): Promise<void> {
  const whose = { member_id: { eq: id }, email: { eq: email } }
  await transaction.update(mailAddresses, whose, { status: 'disabled', reason, link_id: null, link_expires_at: null, updated_at: now })
}
