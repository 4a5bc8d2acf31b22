import { Type } from 'typebox'
import { integer, json, nullable, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/** One line of a message: what happened at a customer. All texts are data, which whoever writes the message has to make harmless. */
export interface StoredMessageItem {
  title: string
  reason: string
  /** MRR as people read it. */
  mrr: string | null
  owner: string | null
  /** An http(s) address. */
  link: string | null
}

/** What is sent, whatever it is sent by. `more` counts the items that did not fit. */
export interface StoredMessage {
  header: string
  /** The period that it tells of, as people read it. */
  period: string | null
  items: StoredMessageItem[]
  more: number
}

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
    kind: text(),
    run_id: nullable(uuid()),
    automation_id: nullable(uuid()),
    destination_id: uuid(),
    provider: text(),
    channel_id: text(),
    position: integer(),
    status: text(),
    message: json<StoredMessage>(),
    attempts: integer(),
    error: nullable(text()),
    provider_message_id: nullable(text()),
    created_at: time(),
    started_at: nullable(time()),
    ended_at: nullable(time())
  }),
  key: ['id'],
  indexes: [
    { columns: ['provider', 'channel_id', 'status', 'created_at'] },
    { columns: ['provider', 'channel_id', 'started_at'] },
    { columns: ['destination_id', 'created_at'] },
    { columns: ['run_id'] }
  ]
})
