import { deliveries } from '../destinations/index.js'
import { RapportError } from '../errors.js'
import { mails } from '../mail/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { Transaction } from '../storage/index.js'
import { isoTime } from '../values/index.js'
import type { DigestRow } from './digest.js'
import { findDigest, requireCaller } from './own-digest.js'
import { digestLock } from './plan-digest.js'
import { sendDigest, whyNotSent, writeDigest } from './send-digest.js'

const hour = 3_600_000
/** So many in an hour by hand. */
const maxInHour = 10

/**
 * Sends the caller's digest now, beside its times: the next one tells the same again. Throws CONFLICT while there is none, where it cannot be sent, and while
 * the last one waits; RATE_LIMITED after ten in an hour.
 */
export async function sendDigestNow(context: OperationContext): Promise<{ queuedAt: string }> {
  const { store, ids, now, origin, services } = context
  const { settings } = services
  const caller = await requireCaller(store, origin.actorId)
  const known = requireDigest(await findDigest(store, caller.id))
  const written = await writeDigest({ store, now, directory: settings.store.directory }, settings, known)
  await store.transaction(async (transaction) => {
    await transaction.lock(digestLock(caller.id))
    const member = await requireCaller(transaction, caller.id)
    const row = requireDigest(await findDigest(transaction, caller.id))
    const reason = await whyNotSent(transaction, settings, row, member, now)
    if (reason !== undefined) throw new RapportError('CONFLICT', reason)
    await requireRoom(transaction, row, now)
    await sendDigest(transaction, settings, row, member, written, ids, now)
  })
  return { queuedAt: isoTime(now) }
}

function requireDigest(row: DigestRow | undefined): DigestRow {
  if (row?.enabled) return row
  throw new RapportError('CONFLICT', 'The digest is disabled. Enable it first')
}

async function requireRoom(transaction: Transaction, { id, channel, destination_id }: DigestRow, now: number): Promise<void> {
  const isMail = channel === 'email'
  const ofDestination = { destination_id: { eq: destination_id ?? '' }, kind: { eq: 'digest' } }
  const recent = { created_at: { gt: now - hour } }
  const waiting = { status: { in: ['PENDING', 'SENDING'] } }
  const isWaiting = isMail
    ? await transaction.count(mails, { subscription_id: { eq: id }, ...waiting }, 1)
    : await transaction.count(deliveries, { ...ofDestination, ...waiting }, 1)
  if (isWaiting > 0) throw new RapportError('CONFLICT', 'The last digest is still being sent. Try again when it has arrived')
  const sent = isMail
    ? await transaction.count(mails, { subscription_id: { eq: id }, ...recent }, maxInHour)
    : await transaction.count(deliveries, { ...ofDestination, ...recent }, maxInHour)
  if (sent >= maxInHour)
    throw new RapportError('RATE_LIMITED', `${maxInHour} digests were sent within an hour. Try again later`, { retryAfterSeconds: 3_600 })
}
