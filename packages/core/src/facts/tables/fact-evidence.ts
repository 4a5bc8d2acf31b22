import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, number, text, time, uuid } from '../../storage/index.js'

/**
 * What facts rest on, in order: an exact quote of a source, named as hosts name it (type and external id, stored or not), or for a computed
 * fact the events. `segment_position` is where the quote stands, null when that is not in a segment or not known. What a detector
 * found tells what the quote does to the fact (`effect`), how sure that is, when it was said and when Rapport learned it; all null where the host put
 * the evidence.
 */
export const factEvidence = defineTable({
  name: 'fact_evidence',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    fact_id: uuid(),
    position: integer(),
    source_type: nullable(code()),
    source_id: nullable(text()),
    quote: nullable(text()),
    segment_position: nullable(integer()),
    event_ids: nullable(json<string[]>()),
    effect: nullable(code()),
    polarity: nullable(code()),
    confidence: nullable(number()),
    claimed_status: nullable(code()),
    stated_at: nullable(time()),
    learned_at: nullable(time())
  }),
  personal: { source_id: 'content', quote: 'content', event_ids: 'none' },
  key: ['id'],
  indexes: [{ columns: ['fact_id', 'position'] }, { columns: ['source_type', 'source_id'] }]
})
