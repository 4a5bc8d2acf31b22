import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** A stretch of a text: where it begins, and where what follows begins. */
export type StoredSpan = [start: number, end: number]

/**
 * The text of sources, in pieces as they were put: paragraphs of an email, turns of a call. Positions count from 0 without gaps. `own` has the stretches
 * that the author wrote, where quotations, signatures and the like were cut; null is all of it.
 */
export const sourceSegments = defineTable({
  name: 'source_segments',
  scope: 'organization',
  row: Type.Object({
    source_id: uuid(),
    position: integer(),
    text: text(),
    own: nullable(json<StoredSpan[]>()),
    speaker: nullable(text()),
    at: nullable(time())
  }),
  personal: { text: 'content', own: 'content', speaker: 'person' },
  key: ['source_id', 'position']
})
