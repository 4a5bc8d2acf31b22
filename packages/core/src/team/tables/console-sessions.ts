import { Type } from 'typebox'
import { code, defineTable, text, time, uuid } from '../../storage/index.js'

/** Browsers in which people are signed in to the console. A session that ends is removed. Only `digest`, the SHA-256 of its token, is kept. */
export const consoleSessions = defineTable({
  name: 'console_sessions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    digest: code(),
    member_id: text(),
    user_agent: text(),
    created_at: time(),
    last_used_at: time()
  }),
  personal: { member_id: 'person', user_agent: 'profile' },
  key: ['id'],
  indexes: [{ columns: ['digest'], unique: true }, { columns: ['member_id'] }, { columns: ['last_used_at'] }],
  merge: { created_at: 'keep', last_used_at: 'max' }
})
