import { type SourceType, sourceTypes } from '../../sources/index.js'
import type { Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'
import { factEvidence } from '../tables/index.js'
import type { EvidenceRow } from './evidence.js'

/** Pieces of evidence that an answer shows; the fact may count more. */
const shown = 100

/** A piece of evidence as tools answer it: an exact quote of a source, or the events that a fact was computed from. */
export interface Evidence {
  id: string
  sourceType: SourceType | null
  sourceId: string | null
  excerpt: string | null
  /**
   * `segmentPosition` of the quote, or `eventIds`. Of what a detector found also `effect` (opens, confirms, weakens or ends the fact), `polarity` (for,
   * against or neutral, where it is known), `statedAt` (when it was said) and `learnedAt` (when Rapport learned it). Null when there is nothing to say.
   */
  metadata: Record<string, unknown> | null
}

/** What a fact rests on, in order, at most 100 pieces. */
export async function readEvidence(rows: Rows<'organization'>, factId: string): Promise<Evidence[]> {
  const where = { fact_id: { eq: factId } }
  const found = await rows.find(factEvidence, { where, orderBy: { column: 'position', direction: 'asc' }, limit: shown })
  return found.map((row) => ({
    id: row.id,
    sourceType: row.source_type === null ? null : parseEnum(sourceTypes, row.source_type),
    sourceId: row.source_id,
    excerpt: row.quote,
    metadata: metadataOf(row)
  }))
}

function metadataOf({ segment_position, event_ids, effect, polarity, stated_at, learned_at }: EvidenceRow): Record<string, unknown> | null {
  const metadata = {
    ...(event_ids !== null && { eventIds: event_ids }),
    ...(event_ids === null && segment_position !== null && { segmentPosition: segment_position }),
    ...(effect !== null && { effect }),
    ...(polarity !== null && { polarity }),
    ...(stated_at !== null && { statedAt: isoTime(stated_at) }),
    ...(learned_at !== null && { learnedAt: isoTime(learned_at) })
  }
  return Object.keys(metadata).length === 0 ? null : metadata
}
