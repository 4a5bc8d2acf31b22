import { Type } from 'typebox'
import { defineTable, text, time, uuid } from '../../storage/index.js'

/** Whose emails stand in which sources, and when these are: only of sources that count as activity, those to come too. */
export const sourceParticipants = defineTable({
  name: 'source_participants',
  scope: 'organization',
  row: Type.Object({ source_id: uuid(), email: text(), occurred_at: time() }),
  personal: { email: 'person' },
  key: ['source_id', 'email'],
  indexes: [{ columns: ['email', 'occurred_at'] }]
})
