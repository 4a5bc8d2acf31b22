import { Type } from 'typebox'
import { code, defineTable, integer } from '../../storage/index.js'

/** In how many artifacts each term occurs; and under names that no term can have, how many artifacts, passages and terms there are (search/read-counts.ts). */
export const searchCounts = defineTable({
  name: 'search_counts',
  scope: 'organization',
  row: Type.Object({ name: code(), count: integer() }),
  key: ['name'],
  merge: { count: 'sum' }
})
