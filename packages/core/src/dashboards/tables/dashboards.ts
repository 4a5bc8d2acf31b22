import { Type } from 'typebox'
import { boolean, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Dashboards: pages of tiles in their order, which `dashboard.ts` reads. `owner_id` is the member whose it is, null for one made with a key of nobody's.
 */
export const dashboards = defineTable({
  name: 'dashboards',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    name: text(),
    owner_id: nullable(text()),
    shared: boolean(),
    tiles: json<unknown>(),
    version: integer(),
    created_at: time(),
    updated_at: time()
  }),
  personal: { name: 'content', owner_id: 'person', tiles: 'content' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
