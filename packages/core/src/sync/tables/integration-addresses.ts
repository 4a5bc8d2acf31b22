import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Whose an address is that a browser or a provider calls: `kind` is `page` (of a session's token), `state` (of a sign-in), `hook` (of a connection's own
 * webhook), each with a hash as `address`, or `account` (of an application's webhooks), with the provider's account. `target_id` is the session or the
 * connection.
 */
export const integrationAddresses = defineTable({
  name: 'integration_addresses',
  scope: 'directory',
  row: Type.Object({
    kind: code(),
    provider: code(),
    address: text(),
    organization_id: uuid(),
    target_id: uuid(),
    expires_at: nullable(time())
  }),
  personal: { address: 'none' },
  key: ['kind', 'provider', 'address', 'organization_id'],
  indexes: [{ columns: ['expires_at'] }, { columns: ['target_id'] }]
})
