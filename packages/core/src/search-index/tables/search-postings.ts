import { Type } from 'typebox'
import { code, defineTable, integer, text, uuid } from '../../storage/index.js'

/**
 * Which artifacts a term occurs in: of all customers, or of one, as the rows of one range. `customer_id` is the nil UUID where there is no customer.
 * `impact` is what the term can add to the artifact's score, in thousandths, by the lengths at the time; `occurrences` says how often it stands in each
 * passage: `h1 0:2 3:1`, where `h` is the heading.
 */
export const searchPostings = defineTable({
  name: 'search_postings',
  scope: 'organization',
  row: Type.Object({ term: text(), customer_id: uuid(), artifact_id: uuid(), impact: integer(), occurrences: code() }),
  personal: { term: 'content' },
  key: ['term', 'customer_id', 'artifact_id']
})
