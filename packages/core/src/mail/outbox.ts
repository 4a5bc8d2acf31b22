import { type Static, Type } from 'typebox'
import { planJob } from '../jobs/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import type { Addressee } from './addressee.js'
import type { Letter } from './letter/letter.js'
import { mails } from './tables/index.js'

/** The job that sends the mails of a workspace: one, so that they go one by one, and two processes never send the same. */
export const mailDeliveryKind = 'mail_delivery'
export const mailDeliveryPayload = Type.Object({})
export type MailDeliveryPayload = Static<typeof mailDeliveryPayload>

export type MailRow = RowOf<typeof mails>

/** A mail to write. A digest has a letter and a subscription, a confirmation has a link. */
export interface NewMail {
  kind: 'confirmation' | 'digest'
  member: Addressee
  letter: Letter | null
  subscriptionId: string | null
  linkId: string | null
}

/** Writes a mail, and has the job of the workspace send it after the commit. */
export async function addMail(
  transaction: Transaction,
  { kind, member, letter, subscriptionId, linkId }: NewMail,
  ids: Ids,
  now: number
): Promise<MailRow> {
  const row: MailRow = {
    id: ids.uuid(now),
    kind,
    member_id: member.id,
    email: member.email,
    subscription_id: subscriptionId,
    link_id: linkId,
    status: 'PENDING',
    letter,
    attempts: 0,
    error: null,
    due_at: now,
    created_at: now,
    started_at: null,
    ended_at: null
  }
  await transaction.insert(mails, [row])
  await planJob(transaction, { kind: mailDeliveryKind, payload: {}, uniqueKey: mailDeliveryKind, serialKey: 'mail', runAt: now }, ids, now)
  return row
}

/** Sends nothing more of what waits for a subscription, such as after its end. */
export async function endMailsOf(transaction: Transaction, subscriptionId: string, reason: string, now: number): Promise<void> {
  const waiting = { subscription_id: { eq: subscriptionId }, status: { eq: 'PENDING' } }
  await transaction.update(mails, waiting, { status: 'FAILED', error: reason, letter: null, ended_at: now })
}
