import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Lists that somebody has arranged: filter, columns and order are in `definition`, which `saved-view.ts` reads. `owner_id` is the member whose it is, null for
 * one made with a key of nobody's. Pinned ones stand in the navigation: shared ones of everybody, others of their owner.
 */
export const savedViews = defineTable({
  name: 'saved_views',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    subject: code(),
    name: text(),
    owner_id: nullable(text()),
    shared: boolean(),
    pinned: boolean(),
    definition: json<unknown>(),
    version: integer(),
    created_at: time(),
    updated_at: time()
  }),
  personal: { name: 'content', owner_id: 'person', definition: 'content' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
