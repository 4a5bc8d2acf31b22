import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { enqueueJob, planJob } from '../jobs/index.js'
import { requireMail } from '../mail/index.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import { instant, type OperationContext, orNull, uuid } from '../runtime/index.js'
import type { OrganizationStore, RowOf, Transaction } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { compareText, type Ids, isoTime, isoTimeOrNull } from '../values/index.js'
import { endMailsOfEndpoint, recipientsOf } from './by-mail/recipients.js'
import { type EndpointRow, findEndpoint } from './endpoint.js'
import { endpointDeliveries, type StoredEndpointEvent } from './tables/index.js'

/** The job that sends what waits for an endpoint: one of each, so that two processes never send at the same time. */
export const endpointDeliveryKind = 'endpoint_delivery'
export const endpointDeliveryPayload = Type.Object({ endpointId: Type.String() })

/** The endpoint whose messages are sent. */
export type EndpointDeliveryPayload = Static<typeof endpointDeliveryPayload>

export type EndpointDeliveryRow = RowOf<typeof endpointDeliveries>

/** The job of an endpoint that is left alone looks after what waits so often. */
const maxUnseenMs = 300_000

/** The type of a test message. */
const testType = 'endpoint.test'

/** The stored statuses of a message that has not ended. */
const unended: readonly string[] = ['PENDING', 'SENDING']

const statuses = ['PENDING', 'DELIVERED', 'FAILED'] as const

/** A message to an endpoint as callers see it: without its content, which only the endpoint gets. */
export const endpointDeliveryShape = strictObject({
  id: uuid('The webhook-id of every attempt; of an e-mail, the id of the message.'),
  endpointId: uuid("The endpoint's id."),
  type: Type.String({ description: 'The event, such as customer.activated.' }),
  status: Type.Enum([...statuses], { description: 'PENDING: it is being sent, or is tried again at nextAttemptAt.' }),
  attempts: Type.Integer({ minimum: 0 }),
  nextAttemptAt: orNull(instant()),
  responseCode: orNull(Type.Integer({ description: 'What the receiver answered to the last attempt; null for e-mail.' })),
  durationMs: orNull(Type.Integer({ description: 'How long the last attempt took.' })),
  error: orNull(Type.String({ description: 'Why the last attempt failed.' })),
  createdAt: instant(),
  endedAt: orNull(instant())
})

/** A message to an endpoint as callers see it. */
export type EndpointDelivery = Static<typeof endpointDeliveryShape>

export const endpointDeliveryQuery = strictObject({
  ...pageQuery,
  status: Type.Optional(Type.Enum([...statuses], { description: 'Only messages of this status.' }))
})

/** Which messages of an endpoint are listed. */
export type EndpointDeliveryQuery = Static<typeof endpointDeliveryQuery>

export const endpointDeliveryPageShape = strictObject({ items: Type.Array(endpointDeliveryShape), pagination: paginationShape })

/** A page of messages, the newest first. */
export type EndpointDeliveryPage = Static<typeof endpointDeliveryPageShape>

/** A message to write. */
export interface NewEndpointDelivery {
  endpoint: EndpointRow
  type: string
  event: StoredEndpointEvent
}

/** Writes messages, and has the job of each endpoint send them after the commit. */
export async function addEndpointDeliveries(
  transaction: Transaction,
  wanted: readonly NewEndpointDelivery[],
  ids: Ids,
  now: number
): Promise<EndpointDeliveryRow[]> {
  const rows = wanted.map(({ endpoint, type, event }): EndpointDeliveryRow => {
    return {
      id: ids.uuid(now),
      endpoint_id: endpoint.id,
      type,
      status: 'PENDING',
      event,
      attempts: 0,
      due_at: now,
      response_code: null,
      duration_ms: null,
      error: null,
      created_at: now,
      queued_at: now,
      ended_at: null
    }
  })
  await transaction.insert(endpointDeliveries, rows)
  // In one order everywhere: commits that wait for each other's endpoints would else wait for ever.
  const asked = new Map(wanted.map(({ endpoint }) => [endpoint.id, endpoint]))
  for (const [, endpoint] of [...asked].sort(([a], [b]) => compareText(a, b))) await askToDeliver(transaction, endpoint, ids, now)
  return rows
}

/** When the job of an endpoint looks again: not before the endpoint may be asked, but soon enough to drop what is too much. */
export function lookAgainAt({ resume_at }: EndpointRow, now: number): number {
  return Math.min(Math.max(now, resume_at ?? now), now + maxUnseenMs)
}

/** Has the job of an endpoint send what waits. The job of one that may not be asked yet looks again by itself. */
export function askToDeliver(transaction: Transaction, endpoint: EndpointRow, ids: Ids, now: number): Promise<void> {
  const { id } = endpoint
  const uniqueKey = `${endpointDeliveryKind} ${id}`
  const runAt = lookAgainAt(endpoint, now)
  const job = { kind: endpointDeliveryKind, payload: { endpointId: id }, uniqueKey, serialKey: `endpoint ${id}`, runAt }
  return runAt > now ? enqueueJob(transaction, job, ids, now) : planJob(transaction, job, ids, now)
}

/** A row as callers see it. */
function endpointDeliveryOf(row: EndpointDeliveryRow): EndpointDelivery {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    type: row.type,
    status: unended.includes(row.status) ? 'PENDING' : parseEnum(statuses, row.status),
    attempts: row.attempts,
    nextAttemptAt: unended.includes(row.status) ? isoTime(row.due_at) : null,
    responseCode: row.response_code,
    durationMs: row.duration_ms,
    error: row.error,
    createdAt: isoTime(row.created_at),
    endedAt: isoTimeOrNull(row.ended_at)
  }
}

/** The messages to an endpoint, the newest first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list. */
export async function listEndpointDeliveries(
  store: OrganizationStore,
  now: number,
  endpointId: string,
  { status, ...page }: EndpointDeliveryQuery
): Promise<EndpointDeliveryPage> {
  const { id } = await findEndpoint(store, endpointId)
  const filters = { id, ...(status !== undefined && { status }), ...page }
  const paging = readPaging({ store, now }, 'endpoint_deliveries', filters, { column: 'created_at', direction: 'desc' })
  const { rows, ...pagination } = await findPage(store, paging, {
    table: endpointDeliveries,
    where: { endpoint_id: { eq: id }, ...(status !== undefined && { status: { in: status === 'PENDING' ? [...unended] : [status] } }) },
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(endpointDeliveryOf), pagination }
}

/**
 * Sends a message that says that the endpoint works. Throws NOT_FOUND; CONFLICT while it is disabled, or no recipient has a confirmed address; and UNPROCESSABLE
 * where it goes by mail and this server sends none.
 */
export function sendEndpointTest(
  { store, ids, now, services }: Pick<OperationContext, 'store' | 'ids' | 'now' | 'services'>,
  endpointId: string
): Promise<EndpointDelivery> {
  return store.transaction(async (transaction) => {
    const endpoint = await requireEnabled(transaction, endpointId)
    if (endpoint.kind === 'email') {
      requireMail(services.settings)
      const recipients = await recipientsOf(transaction, endpoint.id, now)
      if (!recipients.some(({ status }) => status === 'confirmed'))
        throw new RapportError('CONFLICT', 'No recipient has a confirmed address. Rapport has sent each of them a mail with a link')
    }
    const event = { at: now, historical: false, data: { message: 'Rapport can reach this endpoint' } }
    const [row] = await addEndpointDeliveries(transaction, [{ endpoint, type: testType, event }], ids, now)
    if (!row) throw new Error('A message was not written')
    return endpointDeliveryOf(row)
  })
}

/** Makes failed messages due again, with the ids that they had: one, or all of the endpoint. Throws NOT_FOUND, and CONFLICT for what cannot be replayed. */
export function replayDeliveries(
  store: OrganizationStore,
  endpointId: string,
  deliveryId: string | undefined,
  { ids, now }: { ids: Ids; now: number }
): Promise<number> {
  return store.transaction(async (transaction) => {
    const endpoint = await requireEnabled(transaction, endpointId)
    const one = deliveryId === undefined ? {} : { id: { eq: deliveryId.toLowerCase() } }
    const failed = { endpoint_id: { eq: endpoint.id }, status: { eq: 'FAILED' }, ...one }
    const columns = { status: 'PENDING', attempts: 0, due_at: now, queued_at: now, ended_at: null }
    const replayed = await transaction.update(endpointDeliveries, failed, columns)
    if (replayed > 0) await askToDeliver(transaction, endpoint, ids, now)
    else if (deliveryId !== undefined) await refuseReplay(transaction, endpoint, deliveryId)
    return replayed
  })
}

async function refuseReplay(transaction: Transaction, { id }: EndpointRow, deliveryId: string): Promise<never> {
  const [row] = await transaction.get(endpointDeliveries, [{ id: deliveryId.toLowerCase() }])
  if (row?.endpoint_id !== id) throw new RapportError('NOT_FOUND', `The endpoint has no message with the id ${JSON.stringify(deliveryId)}`)
  throw new RapportError('CONFLICT', 'Only a message that failed can be sent again')
}

async function requireEnabled(transaction: Transaction, endpointId: string): Promise<EndpointRow> {
  const endpoint = await findEndpoint(transaction, endpointId)
  if (!endpoint.enabled) throw new RapportError('CONFLICT', 'The endpoint is disabled: enable it first')
  return endpoint
}

/** Has all that waits for an endpoint sent at once: it has a new address. */
export async function sendWaitingNow(transaction: Transaction, endpoint: EndpointRow, ids: Ids, now: number): Promise<void> {
  const waiting = { endpoint_id: { eq: endpoint.id }, status: { eq: 'PENDING' } }
  await transaction.update(endpointDeliveries, waiting, { due_at: now })
  await askToDeliver(transaction, endpoint, ids, now)
}

/** Fails all that waits for an endpoint which is disabled. It can be replayed once the endpoint is enabled. */
export async function endWaiting(transaction: Transaction, endpointId: string, now: number): Promise<void> {
  const waiting = { endpoint_id: { eq: endpointId }, status: { in: [...unended] } }
  await transaction.update(endpointDeliveries, waiting, { status: 'FAILED', error: 'The endpoint was disabled', ended_at: now })
  await endMailsOfEndpoint(transaction, endpointId, 'The endpoint was disabled', now)
}
