import { Type } from 'typebox'
import { code, defineTable, integer, uuid } from '../../storage/index.js'

/**
 * What passages mean, as a model says it: `vector` has its numbers as a JSON list. `digest` is that of the contents which the
 * passage is of: a vector of other contents is none. `text_hash` finds the vector again where the same text is put once more.
 */
export const searchVectors = defineTable({
  name: 'search_vectors',
  scope: 'organization',
  row: Type.Object({ artifact_id: uuid(), passage: integer(), digest: code(), model: code(), text_hash: code(), vector: code() }),
  key: ['artifact_id', 'passage'],
  indexes: [{ columns: ['model', 'text_hash'] }]
})
