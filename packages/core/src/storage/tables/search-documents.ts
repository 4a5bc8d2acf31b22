import { Type } from 'typebox'
import { code, integer, json, nullable, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/**
 * What the search can find: one row per artifact, a source or a fact, with what narrows a search. `customer_id` is the customer it is filed under,
 * `source_types` has the type of the source, or of each source that the fact rests on.
 * `length` counts its terms; `passage_lengths` has the same for each passage that it was divided into, joined by spaces.
 */
export const searchDocuments = defineTable({
  name: 'search_documents',
  scope: 'organization',
  row: Type.Object({
    artifact_id: uuid(),
    artifact_type: code(),
    customer_id: nullable(uuid()),
    occurred_at: nullable(time()),
    source_types: json<{ [sourceType: string]: boolean }>(),
    heading_length: integer(),
    length: integer(),
    passage_lengths: code()
  }),
  personal: { source_types: 'none' },
  key: ['artifact_id'],
  indexes: [{ columns: ['customer_id'] }]
})
