import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'
import type { StoredParameter } from './saved-queries.js'

/** What a saved query said in each of its versions, the newest included, and who saved it. */
export const savedQueryVersions = defineTable({
  name: 'saved_query_versions',
  scope: 'organization',
  row: Type.Object({
    query_id: uuid(),
    version: integer(),
    name: text(),
    description: nullable(text()),
    sql: text(),
    parameters: json<StoredParameter[]>(),
    saved_by_id: nullable(text()),
    saved_at: time()
  }),
  personal: { name: 'content', description: 'content', sql: 'content', parameters: 'content', saved_by_id: 'person' },
  key: ['query_id', 'version']
})
