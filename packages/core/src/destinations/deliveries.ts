import { type Static, Type } from 'typebox'
import { enqueueJob } from '../jobs/index.js'
import type { StoredMessage } from '../providers/index.js'
import type { RowOf, Rows, Transaction } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { compareText, type Ids, isoTime, isoTimeOrNull } from '../values/index.js'
import type { DestinationRow } from './destination.js'
import { deliveries } from './tables/deliveries.js'

/** The job that sends what waits for a channel: one of each channel, so that its messages go one by one. */
export const deliveryKind = 'delivery'
export const deliveryPayload = Type.Object({ provider: Type.String(), channelId: Type.String() })

/** The channel whose messages are sent. */
export type DeliveryPayload = Static<typeof deliveryPayload>

export type DeliveryRow = RowOf<typeof deliveries>

const kinds = ['automation', 'digest', 'test'] as const
const statuses = ['PENDING', 'SENDING', 'DELIVERED', 'FAILED', 'UNKNOWN'] as const

/** A message to a destination as callers see it. */
export const deliveryShape = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.Enum([...kinds]),
    destinationId: Type.String({ format: 'uuid' }),
    automationId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    runId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    status: Type.Enum([...statuses], { description: 'UNKNOWN: it was sent, but may not have arrived.' }),
    error: Type.Union([Type.String(), Type.Null()]),
    attempts: Type.Integer(),
    itemCount: Type.Integer(),
    createdAt: Type.String({ format: 'date-time' }),
    endedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()])
  },
  { additionalProperties: false }
)

/** A message to a destination as callers see it. */
export type Delivery = Static<typeof deliveryShape>

/** A message to send. `place` orders the messages of one run. */
export interface NewDelivery {
  kind: (typeof kinds)[number]
  destination: DestinationRow
  message: StoredMessage
  place: number
  runId: string | null
  automationId: string | null
}

/** Writes messages, and has a job of their channel send each. */
export async function addDeliveries(
  transaction: Transaction,
  wanted: readonly NewDelivery[],
  ids: Ids,
  now: number
): Promise<DeliveryRow[]> {
  const rows = wanted.map(({ kind, destination, message, place, runId, automationId }): DeliveryRow => {
    return {
      id: ids.uuid(now),
      kind,
      run_id: runId,
      automation_id: automationId,
      destination_id: destination.id,
      provider: destination.provider,
      channel_id: destination.channel_id,
      position: place,
      status: 'PENDING',
      message,
      attempts: 0,
      error: null,
      provider_message_id: null,
      created_at: now,
      started_at: null,
      ended_at: null
    }
  })
  await transaction.insert(deliveries, rows)
  const channels = new Map(rows.map((row) => [nameOf(row), row]))
  for (const [, row] of [...channels].sort(([a], [b]) => compareText(a, b))) await askForDelivery(transaction, row, ids, now)
  return rows
}

type Channel = Pick<DeliveryRow, 'provider' | 'channel_id'>

const nameOf = ({ provider, channel_id }: Channel): string => `${provider} ${channel_id}`

/** Has a job of the channel send what waits for it. */
export function askForDelivery(transaction: Transaction, channel: Channel, ids: Ids, now: number): Promise<void> {
  const payload = { provider: channel.provider, channelId: channel.channel_id }
  const name = nameOf(channel)
  const job = { kind: deliveryKind, payload, uniqueKey: `${deliveryKind} ${name}`, serialKey: `channel ${name}` }
  return enqueueJob(transaction, job, ids, now)
}

/** A row as callers see it. */
export function deliveryOf(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: parseEnum(kinds, row.kind),
    destinationId: row.destination_id,
    automationId: row.automation_id,
    runId: row.run_id,
    status: parseEnum(statuses, row.status),
    error: row.error,
    attempts: row.attempts,
    itemCount: row.message.items.length + row.message.more,
    createdAt: isoTime(row.created_at),
    endedAt: isoTimeOrNull(row.ended_at)
  }
}

/** The last messages to a destination, the newest first. */
export async function recentDeliveries(rows: Rows<'organization'>, destinationId: string, limit = 10): Promise<Delivery[]> {
  const orderBy = { column: 'created_at', direction: 'desc' } as const
  return (await rows.find(deliveries, { where: { destination_id: { eq: destinationId } }, orderBy, limit })).map(deliveryOf)
}
