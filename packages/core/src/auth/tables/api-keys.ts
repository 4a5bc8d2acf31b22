import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** API keys. Only `hash`, the SHA-256 of the key, is kept; `prefix` is what people recognise it by. */
export const apiKeys = defineTable({
  name: 'api_keys',
  scope: 'directory',
  row: Type.Object({
    id: uuid(),
    organization_id: uuid(),
    name: text(),
    prefix: code(),
    hash: code(),
    grants: json<string[]>(),
    created_by_id: nullable(text()),
    created_at: time(),
    expires_at: nullable(time()),
    revoked_at: nullable(time()),
    last_used_at: nullable(time()),
    total_requests: integer()
  }),
  personal: { name: 'content', grants: 'none', created_by_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['hash'], unique: true }, { columns: ['organization_id', 'created_at'] }],
  merge: { created_at: 'keep', last_used_at: 'max', total_requests: 'sum' }
})
