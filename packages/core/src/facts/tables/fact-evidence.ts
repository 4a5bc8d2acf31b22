import { Type } from 'typebox'
import { defineTable, integer, json, nullable, text, uuid } from '../../storage/index.js'

/**
 * What facts rest on, in order: an exact quote of a source, named as hosts name it (type and external id, stored or not), or for a computed
 * fact the events. `segment_position` is where the quote stands, null when that is not in a segment or not known.
 */
export const factEvidence = defineTable({
  name: 'fact_evidence',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    fact_id: uuid(),
    position: integer(),
    source_type: nullable(text()),
    source_id: nullable(text()),
    quote: nullable(text()),
    segment_position: nullable(integer()),
    event_ids: nullable(json<string[]>())
  }),
  key: ['id'],
  indexes: [{ columns: ['fact_id', 'position'] }, { columns: ['source_type', 'source_id'] }]
})
