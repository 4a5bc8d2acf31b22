import { Type } from 'typebox'
import { defineTable, nullable, text, time } from '../../storage/index.js'

/** "This userId had this email", from the first to the last time it was said. `domain` is the email's domain when it is a work email. */
export const emailClaims = defineTable({
  name: 'email_claims',
  scope: 'organization',
  row: Type.Object({ email: text(), identity: text(), domain: nullable(text()), first_at: time(), last_at: time() }),
  personal: { email: 'person', identity: 'person', domain: 'company' },
  key: ['email', 'identity'],
  indexes: [{ columns: ['identity'] }, { columns: ['domain'] }],
  merge: { domain: 'keep', first_at: 'min', last_at: 'max' }
})
