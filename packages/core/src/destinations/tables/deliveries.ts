import { Type } from 'typebox'
import type { StoredMessage } from '../../providers/index.js'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Messages to destinations: PENDING -> SENDING -> DELIVERED | FAILED | UNKNOWN (sent, and nobody can tell whether it arrived). One that waits for a new
 * attempt is PENDING; one that is SENDING may have arrived, and is looked for before it is sent again. `run_id` and `automation_id` are null for tests.
 * `provider_message_id` is the provider's id of it.
 */
export const deliveries = defineTable({
  name: 'deliveries',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    run_id: nullable(uuid()),
    automation_id: nullable(uuid()),
    destination_id: uuid(),
    provider: code(),
    channel_id: code(),
    position: integer(),
    status: code(),
    message: json<StoredMessage>(),
    attempts: integer(),
    error: nullable(text()),
    provider_message_id: nullable(code()),
    created_at: time(),
    started_at: nullable(time()),
    ended_at: nullable(time())
  }),
  personal: { message: 'content', error: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['provider', 'channel_id', 'status', 'created_at'] },
    { columns: ['provider', 'channel_id', 'started_at'] },
    { columns: ['destination_id', 'created_at'] },
    { columns: ['run_id'] }
  ]
})
