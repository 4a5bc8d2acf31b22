import { type JobContext, RescheduleAt } from '../jobs/index.js'
import { organizations, type Transaction } from '../storage/index.js'
import { day } from '../values/index.js'
import { disableAddress } from './addresses.js'
import { boundOfConfirmation, confirmationLetter } from './confirmation.js'
import { type Attempt, withoutAddresses } from './judge-answer.js'
import { type LetterLinks, type WrittenLetter, writeLetter } from './letter/write-letter.js'
import { signLink } from './links.js'
import { type NextMail, nextMail } from './next-mail.js'
import { emitMailTried, type MailDeliveryPayload, type MailRow } from './outbox.js'
import { post } from './post.js'
import { mailAddresses, mails } from './tables/index.js'
import { type MailWays, mailWays } from './ways.js'

type Job = JobContext<MailDeliveryPayload>

/** The longest pause between two attempts. */
export const maxPauseMs = 3_600_000
const firstPauseMs = 30_000
/** Another process may be able to send; this one looks again after so long. */
const withoutWaysMs = 60_000
/** What became of a mail is kept for so long. */
const keptMs = 30 * day

/**
 * Sends the mails of a workspace one after the other, at its pace. A mail is marked before it is sent, so that one during which the process ends is never sent
 * twice.
 */
export async function sendMails(job: Job): Promise<void> {
  const { clock } = job
  for (;;) {
    const ways = mailWays(job)
    let next: NextMail | undefined
    const goesOn = await job.save(async (transaction, payload) => {
      const now = clock.now()
      if (!ways) return new RescheduleAt(now + withoutWaysMs, payload)
      next = await nextMail(transaction, ways.mail.minIntervalMs, now)
      if (next?.kind === 'wait') return new RescheduleAt(next.until, payload)
      if (next?.kind === 'end') await end(transaction, next.row, next.status, next.reason, now)
      return next && payload
    })
    if (!goesOn || !ways || !next || next.kind === 'wait') return
    if (next.kind === 'end') continue
    const { row } = next
    const written = await writeMail(job, ways, row)
    const attempt = await post(ways, row, written)
    await job.write((transaction) => record(transaction, row, attempt, clock.now()))
    job.metrics?.deliveries.add({ provider: 'mail', outcome: outcomes[attempt.kind] })
    if (attempt.kind !== 'sent') warn(job, row, attempt.reason, outcomes[attempt.kind])
  }
}

const outcomes: Record<Attempt['kind'], string> = {
  sent: 'delivered',
  again: 'again',
  refused: 'failed',
  failed: 'failed',
  unclear: 'unknown'
}

function warn({ logger, store }: Job, { id, kind }: MailRow, reason: string, outcome: string): void {
  logger.warn('A mail could not be sent', {
    organizationId: store.organizationId,
    mailId: id,
    kind,
    outcome,
    error: withoutAddresses(reason)
  })
}

/** A mail as it is sent, with the links that only the receiver may have. */
async function writeMail(
  { store, directory }: Job,
  { secret, origin }: MailWays,
  row: MailRow
): Promise<WrittenLetter & { unsubscribe: string | null }> {
  const { organizationId } = store
  const page = row.kind === 'endpoint' ? 'leave' : 'unsubscribe'
  const unsubscribe =
    row.subscription_id === null
      ? null
      : `${origin}/mail/${page}/${signLink(secret, 'unsubscribe', organizationId, row.subscription_id, [row.member_id])}`
  const links: LetterLinks = { origin, unsubscribe }
  if (row.letter !== null) return { ...writeLetter(row.letter, links), unsubscribe }
  const [[organization], [address]] = await Promise.all([
    directory.get(organizations, [{ id: organizationId }]),
    store.get(mailAddresses, [{ member_id: row.member_id }])
  ])
  const bound = address ? boundOfConfirmation(address) : []
  const path = `/mail/confirm/${signLink(secret, 'confirm', organizationId, row.link_id ?? row.id, bound)}`
  return { ...writeLetter(confirmationLetter(organization?.name ?? 'Rapport', path), links), unsubscribe }
}

/** Writes what came of an attempt. A mail whose row is gone belonged to a member who was removed meanwhile. */
async function record(transaction: Transaction, row: MailRow, attempt: Attempt, now: number): Promise<void> {
  switch (attempt.kind) {
    case 'sent':
      return end(transaction, row, 'SENT', null, now)
    case 'unclear':
      return end(transaction, row, 'UNKNOWN', attempt.reason, now)
    case 'failed':
      return end(transaction, row, 'FAILED', attempt.reason, now)
    case 'refused':
      await disableAddress(transaction, { id: row.member_id, email: row.email }, attempt.reason, now)
      return end(transaction, row, 'FAILED', attempt.reason, now)
    case 'again': {
      const dueAt = now + Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(row.attempts - 1, 10))
      await transaction.update(mails, sending(row), { status: 'PENDING', error: attempt.reason, due_at: dueAt })
      emitMailTried(transaction, row)
    }
  }
}

const sending = ({ id }: MailRow) => ({ id: { eq: id }, status: { in: ['PENDING', 'SENDING'] } })

/** A mail that has ended says nothing any more: what it said stands where it came from. */
async function end(
  transaction: Transaction,
  row: MailRow,
  status: 'SENT' | 'FAILED' | 'UNKNOWN',
  error: string | null,
  now: number
): Promise<void> {
  await transaction.update(mails, sending(row), { status, error, letter: null, ended_at: now })
  emitMailTried(transaction, row)
  await transaction.remove(mails, { ended_at: { lt: now - keptMs } })
}
