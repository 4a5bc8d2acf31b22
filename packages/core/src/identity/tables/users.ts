import { Type } from 'typebox'
import { boolean, code, defineTable, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * People. `external_id` is the host's userId, null for a person known by email alone. `customer_id` is the current customer;
 * `claimed_customer` is the key of the customerId claimed last, `has_multiple_customers` says that several were, so that the answer depends on time and stands in `customer_claims`.
 * `record_account` is the key of the account that providers' records give them.
 * `active_days` holds the three newest UTC days of activity (days since the epoch, newest first). `reported_inactive_at` is the newest stage event
 * `inactive`, and `inactive_at` the same until activity answers it. `past_activated_at` says since when the person is known to have got past
 * ACTIVATED: once activated on three active days of thirty, back after thirty silent ones, or by a stage event.
 * `event_activity_at` is the last activity by events, which the stage follows; `source_activity_at` the last email, meeting or ticket that is past and
 * one of the person's emails took part in; `last_activity_at` is the later one. `segments` has a key for the id of each segment that the person is in;
 * `segments/` writes it, with `update` alone.
 */
export const users = defineTable({
  name: 'users',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: nullable(text()),
    email: nullable(text()),
    name: nullable(text()),
    search_key: text(),
    traits: json<JsonObject>(),
    customer_id: nullable(uuid()),
    claimed_customer: nullable(text()),
    has_multiple_customers: boolean(),
    record_account: nullable(text()),
    created_at: time(),
    first_seen_at: nullable(time()),
    last_activity_at: nullable(time()),
    event_activity_at: nullable(time()),
    source_activity_at: nullable(time()),
    active_days: json<number[]>(),
    first_touch_at: nullable(time()),
    first_source: nullable(text()),
    first_channel: nullable(code()),
    activated_at: nullable(time()),
    engaged_at: nullable(time()),
    inactive_at: nullable(time()),
    reported_inactive_at: nullable(time()),
    past_activated_at: nullable(time()),
    segments: nullable(json<{ [segmentId: string]: true }>())
  }),
  personal: {
    id: 'person',
    external_id: 'person',
    email: 'person',
    name: 'profile',
    search_key: 'profile',
    traits: 'profile',
    claimed_customer: 'company',
    record_account: 'none',
    active_days: 'none',
    first_source: 'content',
    segments: 'none'
  },
  key: ['id'],
  indexes: [
    { columns: ['external_id'], unique: true },
    { columns: ['email'] },
    { columns: ['customer_id', 'last_activity_at'] },
    { columns: ['last_activity_at'] },
    { columns: ['first_seen_at'] }
  ],
  merge: { created_at: 'keep', segments: 'keep' }
})
