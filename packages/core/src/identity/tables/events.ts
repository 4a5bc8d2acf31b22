import { Type } from 'typebox'
import { boolean, code, defineTable, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Accepted events, exactly once per uuid. `identity` and `customer_key` are what the event itself says (keys of identity/rules/keys.ts);
 * `user_id` and `customer_id` are the owners that follow from all claims so far.
 * `provider` is the one that told of it, null for all that hosts and browsers send; `provider_account` is its connected account where no record of the
 * provider names the event. `counted` is false for events that the workspace's own ones may repeat: only features and timelines show those.
 * `activating` marks a match of the workspace's activation event at the time it came in.
 */
export const events = defineTable({
  name: 'events',
  scope: 'organization',
  row: Type.Object({
    event_id: uuid(),
    type: code(),
    channel: code(),
    event_name: text(),
    occurred_at: time(),
    received_at: time(),
    clamped: boolean(),
    activating: boolean(),
    visitor_id: nullable(uuid()),
    session_id: nullable(uuid()),
    identity: nullable(text()),
    customer_key: nullable(text()),
    user_id: nullable(uuid()),
    customer_id: nullable(uuid()),
    source: text(),
    provider: nullable(code()),
    provider_account: nullable(text()),
    counted: boolean(),
    url: nullable(text()),
    path: nullable(text()),
    title: nullable(text()),
    referrer: nullable(text()),
    utm: nullable(json<JsonObject>()),
    properties: json<JsonObject>()
  }),
  personal: {
    event_name: 'none',
    visitor_id: 'person',
    identity: 'person',
    user_id: 'person',
    customer_key: 'company',
    source: 'none',
    provider_account: 'none',
    url: 'content',
    path: 'content',
    title: 'content',
    referrer: 'content',
    utm: 'content',
    properties: 'content'
  },
  key: ['event_id'],
  indexes: [
    { columns: ['customer_id', 'occurred_at'] },
    { columns: ['user_id', 'occurred_at'] },
    { columns: ['visitor_id', 'user_id'] },
    { columns: ['event_name', 'occurred_at'] }
  ],
  collisions: 'rare'
})
