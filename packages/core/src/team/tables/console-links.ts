import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Links that let a person in once: an `invitation` of an address with a role, or a `sign_in` of a member. Only `digest`, the SHA-256 of the link's secret, is
 * kept.
 */
export const consoleLinks = defineTable({
  name: 'console_links',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    digest: code(),
    email: text(),
    name: nullable(text()),
    role: code(),
    member_id: nullable(text()),
    created_by_id: nullable(text()),
    created_at: time(),
    expires_at: time(),
    used_at: nullable(time()),
    withdrawn_at: nullable(time())
  }),
  personal: { email: 'person', name: 'profile', member_id: 'person', created_by_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['digest'], unique: true }, { columns: ['created_at'] }],
  merge: { created_at: 'keep' }
})
