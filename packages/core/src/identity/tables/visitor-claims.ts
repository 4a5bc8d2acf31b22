import { Type } from 'typebox'
import { defineTable, text, time, uuid } from '../../storage/index.js'

/** "This visitor was this identity at this time." Never compressed: a late claim in between changes who owns the events after it. */
export const visitorClaims = defineTable({
  name: 'visitor_claims',
  scope: 'organization',
  row: Type.Object({ visitor_id: uuid(), at: time(), identity: text() }),
  personal: { visitor_id: 'person', identity: 'person' },
  key: ['visitor_id', 'at', 'identity'],
  indexes: [{ columns: ['identity'] }]
})
