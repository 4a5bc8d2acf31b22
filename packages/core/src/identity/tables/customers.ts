import { Type } from 'typebox'
import { boolean, code, defineTable, integer, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/** Accounts. `external_id` is the host's customerId, null for a customer inferred from a domain or known by a provider alone.
 * `claimed` tells whether the host itself has named the customerId. `account_count` is the number of its accounts with present records at providers.
 * `search_key` folds name and domain.
 * `billing_status` is what its subscriptions say, else what its newest billing event (at `billing_at`) says; `plan` is its newest subscription's.
 * `owner_set_by` is `person` or `record`: an owner that a record of a provider names gives way to one that a person has set.
 * `first_event_at` is its first event, `first_record_at` when the first of its present accounts was created at its provider; `first_seen_at` is the earlier of
 * the two.
 * `health_score`, `health_change` (in 30 days), `assessment` and `renews_at` repeat what other tables know, so that lists can be narrowed and sorted by them;
 * `lists/` keeps them, with `update` alone. `tags` and `segments` have a key for each tag and for the id of each segment that the account is in.
 * `first_*` say where the account's first page view came from. `source_activity_at` is the last of its emails, meetings and tickets that are past;
 * `last_activity_at` takes it in. */
export const customers = defineTable({
  name: 'customers',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: nullable(text()),
    claimed: boolean(),
    account_count: integer(),
    domain: nullable(text()),
    name: nullable(text()),
    name_key: nullable(text()),
    search_key: text(),
    traits: json<JsonObject>(),
    billing_status: code(),
    subscription_billing_status: nullable(code()),
    event_billing_status: code(),
    billing_at: nullable(time()),
    mrr_cents: nullable(integer()),
    mrr_status: code(),
    currency: nullable(code()),
    plan: nullable(text()),
    active_subscription_count: integer(),
    owner_id: nullable(text()),
    owner_set_by: nullable(code()),
    contact_count: integer(),
    created_at: time(),
    first_seen_at: nullable(time()),
    first_event_at: nullable(time()),
    first_record_at: nullable(time()),
    activated_at: nullable(time()),
    last_activity_at: nullable(time()),
    source_activity_at: nullable(time()),
    first_touch_at: nullable(time()),
    first_source: nullable(text()),
    first_channel: nullable(code()),
    health_score: nullable(integer()),
    health_change: nullable(integer()),
    assessment: nullable(code()),
    renews_at: nullable(time()),
    tags: nullable(json<{ [tag: string]: true }>()),
    segments: nullable(json<{ [segmentId: string]: true }>())
  }),
  personal: {
    external_id: 'company',
    domain: 'company',
    name: 'company',
    name_key: 'company',
    search_key: 'company',
    traits: 'content',
    plan: 'none',
    owner_id: 'person',
    first_source: 'content',
    tags: 'content',
    segments: 'none'
  },
  key: ['id'],
  indexes: [
    { columns: ['external_id'], unique: true },
    { columns: ['domain'] },
    { columns: ['name_key'] },
    { columns: ['name'] },
    { columns: ['last_activity_at'] },
    { columns: ['first_seen_at'] },
    { columns: ['mrr_cents'] },
    { columns: ['owner_id'] },
    { columns: ['health_score'] },
    { columns: ['renews_at'] }
  ],
  merge: { created_at: 'keep', health_score: 'keep', health_change: 'keep', assessment: 'keep', renews_at: 'keep', segments: 'keep' }
})
