import type { Transaction } from '../storage/index.js'
import { day, type Logger } from '../values/index.js'
import { type EndpointDeliveryRow, endWaiting, lookAgainAt } from './deliveries.js'
import type { EndpointRow } from './endpoint.js'
import { endpointDeliveries, endpoints } from './tables/index.js'

/** A message to send, or the time at which there may be something to do. */
export type NextDelivery = { kind: 'send'; endpoint: EndpointRow; row: EndpointDeliveryRow } | { kind: 'wait'; until: number }

/** So many messages wait for an endpoint at most: beyond them the oldest are dropped. */
const maxWaiting = 10_000
const removedAtOnce = 1_000
/** What became of a message is kept for so long. */
const keptMs = 30 * day

/**
 * The message of an endpoint that is next; undefined when nothing is left to do. The attempt is counted before it begins. A message that is found again after a crash
 * is sent again, under the same id.
 */
export async function nextDelivery(transaction: Transaction, endpointId: string, now: number): Promise<NextDelivery | undefined> {
  const [endpoint] = await transaction.get(endpoints, [{ id: endpointId }])
  const ofThis = { endpoint_id: { eq: endpointId } }
  // What a commit wrote that had still seen the endpoint, or had seen it enabled.
  if (!endpoint) await transaction.remove(endpointDeliveries, ofThis)
  else if (!endpoint.enabled) await endWaiting(transaction, endpointId, now)
  if (!endpoint) return undefined
  if (endpoint.enabled && (endpoint.resume_at ?? now) > now) return { kind: 'wait', until: lookAgainAt(endpoint, now) }
  const [row] = endpoint.enabled
    ? await transaction.find(endpointDeliveries, {
        where: { ...ofThis, status: { eq: 'PENDING' } },
        orderBy: { column: 'due_at', direction: 'asc' },
        limit: 1
      })
    : []
  if (row && row.due_at > now) return { kind: 'wait', until: row.due_at }
  if (!row) return (await transaction.count(endpointDeliveries, ofThis, 1)) > 0 ? { kind: 'wait', until: now + day } : undefined
  const attempts = row.attempts + 1
  await transaction.update(endpointDeliveries, { id: { eq: row.id } }, { attempts })
  return { kind: 'send', endpoint, row: { ...row, attempts } }
}

/** Drops what waits beyond the bound, the oldest first and 1,000 at once, and what has been kept for long enough. Answers whether that was all. */
export async function tidyUp({ logger }: { logger: Logger }, transaction: Transaction, endpointId: string, now: number): Promise<boolean> {
  const ofThis = { endpoint_id: { eq: endpointId } }
  await transaction.remove(endpointDeliveries, { ...ofThis, ended_at: { lt: now - keptMs } })
  const waiting = { ...ofThis, status: { eq: 'PENDING' } }
  const excess = (await transaction.count(endpointDeliveries, waiting, maxWaiting + removedAtOnce)) - maxWaiting
  if (excess <= 0) return true
  const oldest = await transaction.find(endpointDeliveries, {
    where: waiting,
    orderBy: { column: 'created_at', direction: 'asc' },
    limit: excess,
    columns: ['id']
  })
  const dropped = await transaction.remove(endpointDeliveries, { id: { in: oldest.map(({ id }) => id) } })
  await transaction.increment(endpoints, { id: endpointId }, { dropped })
  const { organizationId } = transaction
  logger.warn('Too many messages waited for an endpoint: the oldest were dropped', { organizationId, endpointId, dropped })
  return excess < removedAtOnce
}
