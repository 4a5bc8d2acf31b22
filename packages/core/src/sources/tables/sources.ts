import { Type } from 'typebox'
import { boolean, code, defineTable, integer, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/** Somebody who took part in a source, as it says. The email is trimmed and in lower case. */
export interface StoredParticipant {
  email: string | null
  name: string | null
  role: string
}

/**
 * Emails, calls, tickets, records: what facts are read from and answers cite. One row of a type and external id; its text stands in
 * `source_segments`. `customer_key` is the customer that was named, or follows from the participants when `names_customer` is false (a key
 * of identity/rules/keys.ts); `customer_id` is the one that it belongs to by all claims so far. `search_key` holds each participant's
 * email and name on a line of its own. `contested` says that the customer was chosen among companies of participants. `cut` has
 * what of a mail or ticket its author did not write. `meeting_id` names the event of a calendar that a call or a calendar's event tells of, and
 * `replaced` says that a call stands for the event. `content_digest` tells whether a put says anything new.
 */
export const sources = defineTable({
  name: 'sources',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    source_type: code(),
    external_id: text(),
    event_type: code(),
    provider: nullable(code()),
    occurred_at: time(),
    title: nullable(text()),
    summary: nullable(text()),
    permalink: nullable(text()),
    participants: json<StoredParticipant[]>(),
    search_key: text(),
    record: json<JsonObject>(),
    cut: nullable(code()),
    segment_count: integer(),
    customer_key: nullable(text()),
    customer_id: nullable(uuid()),
    names_customer: boolean(),
    contested: boolean(),
    meeting_id: nullable(text()),
    replaced: boolean(),
    content_digest: code(),
    created_at: time(),
    updated_at: time()
  }),
  personal: {
    external_id: 'content',
    title: 'content',
    summary: 'content',
    permalink: 'content',
    participants: 'content',
    search_key: 'content',
    record: 'content',
    customer_key: 'company',
    meeting_id: 'content'
  },
  key: ['id'],
  indexes: [
    { columns: ['source_type', 'external_id'], unique: true },
    { columns: ['customer_key'] },
    { columns: ['contested'] },
    { columns: ['meeting_id'] },
    { columns: ['customer_id', 'occurred_at'] },
    { columns: ['customer_id', 'source_type', 'occurred_at'] },
    { columns: ['source_type', 'occurred_at'] },
    { columns: ['occurred_at'] }
  ],
  merge: { created_at: 'keep' }
})
