import { type DeliveryPayload, type DeliveryRow, deliveries, destinations } from '../destinations/index.js'
import type { Transaction } from '../storage/index.js'

/** How long a message that may have been sent is given to arrive before it is looked for. */
export const settleMs = 15_000
/** Messages that wait are looked at so many at a time. */
const maxWaiting = 50
/** A message that may have been sent, nobody can say when, is looked for among the messages of so long. */
const lookBackMs = 24 * 3_600_000

/** A message to send or, if it may have been sent before, to look for; or what ends it unsent. */
export type NextDelivery =
  | { kind: 'send' | 'look'; row: DeliveryRow }
  | { kind: 'end'; row: DeliveryRow; reason: string }
  | { kind: 'wait'; until: number }

/**
 * The message of a channel that is next; undefined when none waits. One that is to be sent is written down as SENDING first: whoever finds it so knows
 * that it may have been sent.
 */
export async function nextDelivery(
  transaction: Transaction,
  { provider, channelId }: DeliveryPayload,
  minIntervalMs: number,
  now: number
): Promise<NextDelivery | undefined> {
  const waiting = await transaction.find(deliveries, {
    where: { provider: { eq: provider }, channel_id: { eq: channelId }, status: { in: ['PENDING', 'SENDING'] } },
    orderBy: { column: 'created_at', direction: 'asc' },
    limit: maxWaiting
  })
  const [row] = waiting.sort(
    (a, b) => (b.status === 'SENDING' ? 1 : 0) - (a.status === 'SENDING' ? 1 : 0) || a.created_at - b.created_at || a.position - b.position
  )
  if (!row) return undefined
  if (row.status === 'SENDING') return lookFor(transaction, row, now)
  const [destination] = await transaction.get(destinations, [{ id: row.destination_id }])
  if (!destination || destination.archived_at !== null) return { kind: 'end', row, reason: 'The destination was archived' }
  if (!destination.enabled && row.kind !== 'test') return { kind: 'end', row, reason: 'The destination was disabled' }
  const [last] = await transaction.find(deliveries, {
    where: { provider: { eq: provider }, channel_id: { eq: channelId }, started_at: { isNull: false } },
    orderBy: { column: 'started_at', direction: 'desc' },
    limit: 1
  })
  const soonest = (last?.started_at ?? Number.NEGATIVE_INFINITY) + minIntervalMs
  // Further away than the interval: the clock that wrote it was ahead, and says nothing.
  if (now < soonest && soonest <= now + minIntervalMs) return { kind: 'wait', until: soonest }
  const sent = { ...row, status: 'SENDING', attempts: row.attempts + 1, started_at: now }
  await transaction.upsert(deliveries, [sent])
  return { kind: 'send', row: sent }
}

/** A message that may have been sent is looked for when it has had time to arrive. */
async function lookFor(transaction: Transaction, row: DeliveryRow, now: number): Promise<NextDelivery> {
  const startedAt = row.started_at ?? now
  if (startedAt <= now) {
    const until = startedAt + settleMs
    return now < until ? { kind: 'wait', until } : { kind: 'look', row }
  }
  // The clock that wrote it was ahead: it waits once, and then is looked for among all that it can be.
  await transaction.update(deliveries, { id: { eq: row.id } }, { started_at: now - lookBackMs })
  return { kind: 'wait', until: now + settleMs }
}
