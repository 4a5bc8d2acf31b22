import { Type } from 'typebox'
import { code, defineTable, nullable, time, uuid } from '../../storage/index.js'

/**
 * Secrets of connections and of sign-ins that are under way, each encrypted for its place: `owner_id` is the connection or the session, `field` names
 * the secret, `key_id` the key that it is encrypted with. `expires_at` is when an access token ends; only the vault reads this table.
 */
export const integrationCredentials = defineTable({
  name: 'integration_credentials',
  scope: 'organization',
  row: Type.Object({
    owner_id: uuid(),
    field: code(),
    key_id: code(),
    ciphertext: code(),
    expires_at: nullable(time()),
    updated_at: time()
  }),
  key: ['owner_id', 'field'],
  indexes: [{ columns: ['key_id'] }]
})
