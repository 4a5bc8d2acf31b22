import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Setups on the connect page: pending -> connected | failed | expired. A pending one whose `expires_at` has passed has expired. The page's token, the
 * browser's cookie and the sign-in's state are kept as hashes (the directory finds the session by them). Ended ones are kept for a day.
 */
export const integrationSessions = defineTable({
  name: 'integration_sessions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    provider: code(),
    status: code(),
    error: nullable(text()),
    started_by: nullable(text()),
    started_by_member: nullable(text()),
    token_hash: code(),
    browser_hash: nullable(code()),
    state_hash: nullable(code()),
    rejections: integer(),
    created_at: time(),
    expires_at: time(),
    ended_at: nullable(time())
  }),
  personal: { error: 'content', started_by: 'person', started_by_member: 'person' },
  key: ['id'],
  indexes: [{ columns: ['provider', 'created_at'] }, { columns: ['expires_at'] }],
  merge: { created_at: 'keep' }
})
