import { Type } from 'typebox'
import { boolean, defineTable, integer, json, uuid } from '../../storage/index.js'

/**
 * What puts have changed about `search_counts` and is not added there yet: nearly every put changes the counts of the same frequent terms, which would
 * make one put wait for the other. `size` is the number of counts in a row; `folding` marks those that are being added.
 */
export const searchCountChanges = defineTable({
  name: 'search_count_changes',
  scope: 'organization',
  row: Type.Object({
    artifact_id: uuid(),
    ordinal: integer(),
    folding: boolean(),
    size: integer(),
    changes: json<{ [name: string]: number }>()
  }),
  personal: { changes: 'content' },
  key: ['artifact_id', 'ordinal']
})
