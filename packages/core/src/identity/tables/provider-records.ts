import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * The last state of each record of a provider, by the provider's own id. `content` is what an account or a person says (identity/records), null for
 * kinds that are stored elsewhere, at `target_id`. `changed_at` is the provider's time of change: an older state never replaces a newer one.
 * `identity` is the person's key, `customer_key` the account's own key or that of the person's account. `digest` tells whether a state is
 * new; null after its data was removed. `full_sync` is the number of the last full sync of the stream that saw it. A removed record stays, as it tells whose its key is.
 */
export const providerRecords = defineTable({
  name: 'provider_records',
  scope: 'organization',
  row: Type.Object({
    provider: code(),
    account: code(),
    kind: code(),
    external_id: text(),
    stream: code(),
    content: nullable(json<object>()),
    changed_at: time(),
    identity: nullable(text()),
    customer_key: nullable(text()),
    domain: nullable(text()),
    target_id: nullable(uuid()),
    digest: nullable(code()),
    full_sync: integer(),
    removed: boolean()
  }),
  personal: { external_id: 'person', content: 'content', identity: 'person', customer_key: 'company', domain: 'company' },
  key: ['provider', 'account', 'kind', 'external_id'],
  indexes: [
    { columns: ['identity'] },
    { columns: ['customer_key'] },
    { columns: ['domain'] },
    { columns: ['provider', 'account', 'stream', 'full_sync'] },
    { columns: ['target_id'] }
  ]
})
