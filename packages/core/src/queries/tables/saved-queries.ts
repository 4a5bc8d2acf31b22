import { Type } from 'typebox'
import { boolean, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** A parameter as it is stored. */
export interface StoredParameter {
  name: string
  type: string
  default?: string | number | null
}

/**
 * Queries in SQL that somebody has saved with a name, each as its newest version. `owner_id` is the member whose it is, null for one made with a key of
 * nobody's. An archived one can be restored.
 */
export const savedQueries = defineTable({
  name: 'saved_queries',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    name: text(),
    description: nullable(text()),
    sql: text(),
    parameters: json<StoredParameter[]>(),
    owner_id: nullable(text()),
    shared: boolean(),
    version: integer(),
    created_at: time(),
    updated_at: time(),
    archived_at: nullable(time())
  }),
  personal: { name: 'content', description: 'content', sql: 'content', parameters: 'content', owner_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }]
})
