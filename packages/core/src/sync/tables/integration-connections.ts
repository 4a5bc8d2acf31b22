import { Type } from 'typebox'
import { code, defineTable, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * One connection of a provider; its streams stand in `integration_streams`, its credential in `integration_credentials`. `account` is the provider's
 * id of the account that was connected. `status`: `setup_required`, `ready`, `requires_intervention` with its `reason`. `connected_by` is the API key,
 * `connected_by_member` the member whose key it is. `disconnected_at`: its data stays, and nothing is read any more.
 * `counts` is set for product analytics: `all`, or `features` where the workspace has events of its own, which its events may repeat.
 */
export const integrationConnections = defineTable({
  name: 'integration_connections',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    provider: code(),
    account: text(),
    account_name: nullable(text()),
    auth: code(),
    status: code(),
    reason: nullable(code()),
    configuration: nullable(json<JsonObject>()),
    counts: nullable(code()),
    connected_by: nullable(text()),
    connected_by_member: nullable(text()),
    created_at: time(),
    connected_at: time(),
    disconnected_at: nullable(time()),
    last_data_at: nullable(time())
  }),
  personal: { account: 'none', account_name: 'content', configuration: 'content', connected_by: 'person', connected_by_member: 'person' },
  key: ['id'],
  indexes: [{ columns: ['provider'], unique: true }],
  merge: { created_at: 'keep' }
})
