import { Type } from 'typebox'
import { defineTable, text, time } from '../../storage/index.js'

/**
 * Every email that took part in a mail, meeting or ticket that is past, and when last: the maximum of `source_participants`, kept so that nobody has to
 * look for it. An email that takes part in none has no row.
 */
export const participants = defineTable({
  name: 'participants',
  scope: 'organization',
  row: Type.Object({ email: text(), last_at: time() }),
  personal: { email: 'person' },
  key: ['email']
})
