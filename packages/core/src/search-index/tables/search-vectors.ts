import { Type } from 'typebox'
import { defineTable, integer, text, uuid } from '../../storage/index.js'

/**
 * What passages mean, as a model says it: `vector` has its numbers as a JSON list. `digest` is that of the contents which the
 * passage is of: a vector of other contents is none. `text_hash` finds the vector again where the same text is put once more.
 */
export const searchVectors = defineTable({
  name: 'search_vectors',
  scope: 'organization',
  row: Type.Object({ artifact_id: uuid(), passage: integer(), digest: text(), model: text(), text_hash: text(), vector: text() }),
  key: ['artifact_id', 'passage'],
  indexes: [{ columns: ['model', 'text_hash'] }]
})
