import { Type } from 'typebox'
import { defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/** The text of sources, in pieces as they were put: paragraphs of an email, turns of a call. Positions count from 0 without gaps. */
export const sourceSegments = defineTable({
  name: 'source_segments',
  scope: 'organization',
  row: Type.Object({
    source_id: uuid(),
    position: integer(),
    text: text(),
    speaker: nullable(text()),
    at: nullable(time())
  }),
  key: ['source_id', 'position']
})
