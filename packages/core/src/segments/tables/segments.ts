import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Saved filters over customers or people (`subject`) with a name. Whoever is in a segment has its id in the column `segments`. `version` counts changes by
 * people. `filled_at` is when everybody was first looked at with the filter as it is; null until then, and hooks hear nothing.
 */
export const segments = defineTable({
  name: 'segments',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    subject: code(),
    name: text(),
    name_key: text(),
    description: nullable(text()),
    filter: json<unknown>(),
    version: integer(),
    created_by_id: nullable(text()),
    created_at: time(),
    updated_at: time(),
    filled_at: nullable(time()),
    archived_at: nullable(time())
  }),
  personal: { name: 'content', name_key: 'content', description: 'content', filter: 'content', created_by_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
