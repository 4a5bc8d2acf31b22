import { Type } from 'typebox'
import { integer, text } from '../columns.js'
import { defineTable } from '../define-table.js'

/** In how many artifacts each term occurs; and under names that no term can have, how many artifacts, passages and terms there are (domain/search/counts.ts). */
export const searchCounts = defineTable({
  name: 'search_counts',
  scope: 'organization',
  row: Type.Object({ name: text(), count: integer() }),
  key: ['name'],
  merge: { count: 'sum' }
})
