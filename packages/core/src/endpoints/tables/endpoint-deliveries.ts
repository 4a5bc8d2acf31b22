import { Type } from 'typebox'
import { code, defineTable, integer, type JsonObject, json, nullable, time, uuid } from '../../storage/index.js'

/** What an endpoint is told. `at` is when it happened; `historical`: it is no news. */
export interface StoredEndpointEvent {
  at: number
  historical: boolean
  data: JsonObject
}

/**
 * Messages to endpoints: PENDING -> DELIVERED | FAILED -> PENDING, when somebody replays it. One that goes by mail is SENDING in between, while its mails wait
 * or are tried again. The id is the `webhook-id` of every attempt. `queued_at` is when it was written or replayed, `due_at` when it may be tried. `response_code` and `duration_ms` are those of the last attempt.
 */
export const endpointDeliveries = defineTable({
  name: 'endpoint_deliveries',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    endpoint_id: uuid(),
    type: code(),
    status: code(),
    event: json<StoredEndpointEvent>(),
    attempts: integer(),
    due_at: time(),
    response_code: nullable(integer()),
    duration_ms: nullable(integer()),
    error: nullable(code()),
    created_at: time(),
    queued_at: time(),
    ended_at: nullable(time())
  }),
  personal: { event: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['endpoint_id', 'status', 'due_at'] },
    { columns: ['endpoint_id', 'created_at'] },
    { columns: ['endpoint_id', 'status', 'created_at'] },
    { columns: ['endpoint_id', 'ended_at'] }
  ],
  collisions: 'rare'
})
