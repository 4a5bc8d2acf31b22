import { type Static, Type } from 'typebox'
import { emit } from '../changes/index.js'
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

/** A mail to write: what asks for an address to be confirmed, a digest, a message to an endpoint, or what admins have to know. */
export type NewMail = { member: Addressee } & (
  | { kind: 'confirmation'; linkId: string }
  | { kind: 'digest'; letter: Letter; subscriptionId: string }
  | { kind: 'endpoint'; letter: Letter; subscriptionId: string; deliveryId: string }
  | { kind: 'notice'; letter: Letter }
)

/** Writes a mail, and has the job of the workspace send it after the commit. */
export async function addMail(transaction: Transaction, mail: NewMail, ids: Ids, now: number): Promise<MailRow> {
  const row: MailRow = {
    id: ids.uuid(now),
    kind: mail.kind,
    member_id: mail.member.id,
    email: mail.member.email,
    subscription_id: 'subscriptionId' in mail ? mail.subscriptionId : null,
    link_id: 'linkId' in mail ? mail.linkId : null,
    delivery_id: 'deliveryId' in mail ? mail.deliveryId : null,
    status: 'PENDING',
    letter: 'letter' in mail ? mail.letter : null,
    attempts: 0,
    error: null,
    due_at: now,
    created_at: now,
    started_at: null,
    ended_at: null
  }
  await transaction.insert(mails, [row])
  await askToSend(transaction, ids, now)
  return row
}

/** Sends a mail of a member again that was not sent. It keeps its id, and so its Message-ID; its link unsubscribes what `mail` says. */
export async function sendMailAgain(
  transaction: Transaction,
  { id }: MailRow,
  mail: { member: Addressee; letter: Letter; subscriptionId: string },
  ids: Ids,
  now: number
): Promise<void> {
  const { member, letter, subscriptionId } = mail
  const fresh = { status: 'PENDING', attempts: 0, error: null, due_at: now, created_at: now, ended_at: null }
  const columns = { email: member.email, letter, subscription_id: subscriptionId, ...fresh }
  await transaction.update(mails, { id: { eq: id }, status: { in: ['FAILED', 'UNKNOWN'] } }, columns)
  await askToSend(transaction, ids, now)
}

function askToSend(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  const job = { kind: mailDeliveryKind, payload: {}, uniqueKey: mailDeliveryKind, serialKey: 'mail', runAt: now }
  return planJob(transaction, job, ids, now)
}

/** Sends nothing more of what waits for a subscription, such as after its end. A mail that is being sent at this moment loses its letter: it is not tried again. */
export async function endMailsOf(transaction: Transaction, subscriptionId: string, reason: string, now: number): Promise<void> {
  const waiting = { subscription_id: { eq: subscriptionId }, status: { eq: 'PENDING' } }
  const ended = await transaction.find(mails, { where: waiting, columns: ['delivery_id'] })
  await transaction.update(mails, waiting, { status: 'FAILED', error: reason, letter: null, ended_at: now })
  await transaction.update(mails, { ...waiting, status: { eq: 'SENDING' } }, { letter: null })
  for (const mail of ended) emitMailTried(transaction, mail)
}

/** The endpoint whose message a mail carries follows what happens to the mail. */
export function emitMailTried(transaction: Transaction, { delivery_id: deliveryId }: Pick<MailRow, 'delivery_id'>): void {
  if (deliveryId !== null) emit(transaction, { kind: 'mailTried', deliveryId })
}
