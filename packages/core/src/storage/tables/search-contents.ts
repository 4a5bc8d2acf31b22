import { Type } from 'typebox'
import { code, integer, json, text, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/**
 * Where a passage stands: from this segment to that one, both included; with two more numbers only from this character up to that one of the segment.
 */
export type StoredPassage = readonly [first: number, last: number] | readonly [first: number, last: number, start: number, end: number]

/**
 * What is needed of an artifact when it was found, or changes: where its passages stand, and all its postings (storage/stored-postings.ts) with the
 * customer that they are filed under. `digest` tells whether a put says anything new.
 */
export const searchContents = defineTable({
  name: 'search_contents',
  scope: 'organization',
  row: Type.Object({
    artifact_id: uuid(),
    customer_id: uuid(),
    digest: code(),
    length: integer(),
    passage_count: integer(),
    passages: json<StoredPassage[]>(),
    postings: text()
  }),
  personal: { passages: 'content', postings: 'content' },
  key: ['artifact_id']
})
