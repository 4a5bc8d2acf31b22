import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, time, uuid } from '../../storage/index.js'

/**
 * Each erasure with its receipt. `pending` is whom it is about and how far it is, so that any process can go on with it; it is null once the erasure is
 * done. `revision` grows with every step: two processes never do the same one.
 */
export const erasures = defineTable({
  name: 'erasures',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    selected_by: code(),
    status: code(),
    counts: json<{ removed: { [table: string]: number }; masked: { [table: string]: number } }>(),
    dropped_events: integer(),
    pending: nullable(json<unknown>()),
    revision: integer(),
    asked_at: time(),
    erased_at: nullable(time())
  }),
  personal: { counts: 'none', pending: 'content' },
  key: ['id'],
  indexes: [{ columns: ['asked_at'] }]
})
