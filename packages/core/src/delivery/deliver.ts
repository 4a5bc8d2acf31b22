import { reconcileRun } from '../automations/index.js'
import { type DeliveryPayload, type DeliveryRow, deliveries, markSynced } from '../destinations/index.js'
import { RescheduleAt } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Metrics } from '../telemetry/index.js'
import { type NextDelivery, nextDelivery, settleMs } from './next-delivery.js'
import { look, post, type Sent } from './post.js'
import { askForPerson, type Sender, type SenderContext, senderOf } from './sender.js'

/** What sending the messages of a channel works with. */
export interface DeliveryJob extends SenderContext {
  metrics?: Metrics | undefined
  save(
    work: (transaction: Transaction, payload: DeliveryPayload) => Promise<DeliveryPayload | RescheduleAt<DeliveryPayload> | undefined>
  ): Promise<boolean>
}

/** Messages that could not be sent for so long are given up. */
const maxTryMs = 24 * 3_600_000
const firstPause = 2_000
/** The longest time that a channel is put off, also where the provider names a later one: it says so again. */
export const maxPauseMs = 300_000

/**
 * Sends what waits for a channel, one message after the other, at the provider's pace. A message is marked before it is sent, so that one during which the
 * process ends is looked for, and never sent twice.
 */
export async function deliver({ provider }: DeliveryPayload, job: DeliveryJob): Promise<void> {
  const { clock } = job
  /** Writes what came of a message, and counts it once that is committed. */
  const record = async (row: DeliveryRow, sent: Sent, isLooking = false) => {
    const written = { outcome: 'again' }
    const goesOn = await job.save((transaction, payload) => write(transaction, payload, row, sent, clock.now(), { isLooking, written }))
    job.metrics?.deliveries.add({ provider, outcome: written.outcome })
    return goesOn
  }
  for (;;) {
    const sender = await senderOf(job, provider)
    const minIntervalMs = 'api' in sender ? sender.channel.minIntervalMs : 0
    let next: NextDelivery | undefined
    const goesOn = await job.save(async (transaction, payload) => {
      next = await nextDelivery(transaction, payload, minIntervalMs, clock.now())
      if (next?.kind === 'wait') return new RescheduleAt(next.until, payload)
      return next && payload
    })
    if (!goesOn || !next || next.kind === 'wait') return
    const { row } = next
    if (next.kind === 'end' || !('api' in sender)) {
      // What was to be looked for may have arrived, and there is no way to look.
      const sent = next.kind === 'look' ? unknown : next.kind === 'end' ? failed(next.reason) : withoutSender(sender)
      await record(row, sent)
      continue
    }
    const sent = await (next.kind === 'look' ? look(sender, row) : post(sender, row))
    if (sent.kind === 'dead') await askForPerson(job, sender, sent.reason)
    if (!(await record(row, sent, next.kind === 'look'))) return
  }
}

const unknown: Sent = { kind: 'unknown' }
const failed = (reason: string, isOfChannel = false): Sent => ({ kind: 'failed', reason, isOfChannel, isClosed: false })

/** A connection that a person has to mend is what is wrong with the channel; without one the channel waits for it. */
const withoutSender = (why: Sender | { reason: string; isConnected: boolean }): Sent =>
  'reason' in why ? failed(why.reason, why.isConnected) : unknown

/** Writes what came of a message, and what that says of its channel and its run. `written` gets how it has ended. */
async function write(
  transaction: Transaction,
  payload: DeliveryPayload,
  row: DeliveryRow,
  sent: Sent,
  now: number,
  { isLooking, written }: { isLooking: boolean; written: { outcome: string } }
): Promise<DeliveryPayload | RescheduleAt<DeliveryPayload>> {
  const [stored] = await transaction.get(deliveries, [{ id: row.id }])
  if (!stored || !['PENDING', 'SENDING'].includes(stored.status)) return payload
  const set = (columns: Partial<Omit<DeliveryRow, 'id'>>) => transaction.update(deliveries, { id: { eq: row.id } }, columns)
  const end = async (columns: Partial<Omit<DeliveryRow, 'id'>>) => {
    await set({ ...columns, ended_at: now })
    written.outcome = (columns.status ?? row.status).toLowerCase()
    if (row.run_id !== null) await reconcileRun(transaction, row.run_id, now)
    return payload
  }
  switch (sent.kind) {
    case 'delivered':
      await markSynced(transaction, row.destination_id, { status: 'SYNCED', reason: null }, now)
      return end({ status: 'DELIVERED', error: null, provider_message_id: sent.id })
    case 'unknown':
      return end({ status: 'UNKNOWN', error: 'It was sent, no answer came, and the connection may not look whether it arrived' })
    case 'unclear':
      // It stays SENDING: it is looked for once it has had time to arrive.
      await set({ error: sent.reason })
      return new RescheduleAt(now + settleMs, payload)
    case 'again': {
      if (now - row.created_at > maxTryMs) return end(isLooking ? unknownAfter(sent.reason) : { status: 'FAILED', error: sent.reason })
      const at = Math.min(Math.max(sent.at ?? 0, now + pause(row.attempts)), now + maxPauseMs)
      // What could not be looked for stays SENDING, and is looked for again.
      await set({ error: sent.reason, ...(!isLooking && { status: 'PENDING' }) })
      return new RescheduleAt(at, payload)
    }
    case 'absent':
      await set({ status: 'PENDING' })
      return payload
    case 'dead':
      await markSynced(transaction, row.destination_id, { status: 'PROVIDER_ERROR', reason: sent.reason }, now)
      return end(isLooking ? unknownAfter(sent.reason) : { status: 'FAILED', error: sent.reason })
    case 'failed': {
      const status = sent.isClosed ? 'DISABLED_BY_PROVIDER' : 'PROVIDER_ERROR'
      if (sent.isOfChannel) await markSynced(transaction, row.destination_id, { status, reason: sent.reason }, now)
      return end({ status: 'FAILED', error: sent.reason })
    }
  }
}

const unknownAfter = (reason: string) => ({ status: 'UNKNOWN', error: `It may have arrived: ${reason}` })

function pause(attempts: number): number {
  return Math.min(maxPauseMs, firstPause * 2 ** Math.min(attempts - 1, 10))
}
