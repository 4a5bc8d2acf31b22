import type { DeliveryRow } from '../../domain/destinations/deliveries.js'
import type { Transaction } from '../../storage/contract.js'
import { deliveries, destinations } from '../../storage/tables/index.js'

/** How long a message that may have been sent is given to arrive before it is looked for. */
export const settleMs = 15_000
/** Messages that wait are looked at so many at a time. */
const mostWaiting = 50

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
  channelId: string,
  apartMs: number,
  now: number
): Promise<NextDelivery | undefined> {
  const waiting = await transaction.find(deliveries, {
    where: { channel_id: { eq: channelId }, status: { in: ['PENDING', 'SENDING'] } },
    orderBy: { column: 'created_at', direction: 'asc' },
    limit: mostWaiting
  })
  const [row] = waiting.sort(
    (a, b) => (b.status === 'SENDING' ? 1 : 0) - (a.status === 'SENDING' ? 1 : 0) || a.created_at - b.created_at || a.place - b.place
  )
  if (!row) return undefined
  const startedAt = row.started_at ?? now
  if (row.status === 'SENDING') return now < startedAt + settleMs ? { kind: 'wait', until: startedAt + settleMs } : { kind: 'look', row }
  const [destination] = await transaction.get(destinations, [{ id: row.destination_id }])
  if (!destination || destination.archived_at !== null) return { kind: 'end', row, reason: 'The destination was archived' }
  if (!destination.enabled && row.kind !== 'test') return { kind: 'end', row, reason: 'The destination was disabled' }
  const [last] = await transaction.find(deliveries, {
    where: { channel_id: { eq: channelId }, started_at: { isNull: false } },
    orderBy: { column: 'started_at', direction: 'desc' },
    limit: 1
  })
  const soonest = (last?.started_at ?? Number.NEGATIVE_INFINITY) + apartMs
  if (now < soonest) return { kind: 'wait', until: soonest }
  const sent = { ...row, status: 'SENDING', attempts: row.attempts + 1, started_at: now }
  await transaction.upsert(deliveries, [sent])
  return { kind: 'send', row: sent }
}
