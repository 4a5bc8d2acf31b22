import { nameKey, type SourceName } from '../../sources/index.js'
import type { RowOf } from '../../storage/index.js'
import type { FactRow } from '../fact-status.js'
import type { factEvidence } from '../tables/index.js'

export type EvidenceRow = RowOf<typeof factEvidence>

/** A piece of evidence before it belongs to a stored fact. */
export type Pointer = Omit<EvidenceRow, 'id' | 'fact_id' | 'position'>

/** What a pointer says of the fact when only the host put it: nothing. */
export const withoutStatement = {
  effect: null,
  polarity: null,
  confidence: null,
  claimed_status: null,
  stated_at: null,
  learned_at: null
} as const

/** Whether evidence opens its fact: what the host put does, and what a detector found first or again. */
export function isOpening({ effect }: Pick<EvidenceRow, 'effect'>): boolean {
  return effect === null || effect === 'opens'
}

/** The source that evidence points to; undefined when it points to events. */
export function sourceOf({ source_type, source_id }: Pick<EvidenceRow, 'source_type' | 'source_id'>): SourceName | undefined {
  return source_type === null || source_id === null ? undefined : { sourceType: source_type, sourceId: source_id }
}

/** One text for each thing that evidence can point to: the same quote of the same source, or the same events. */
export function pointerKey(pointer: Pick<Pointer, 'source_type' | 'source_id' | 'quote' | 'event_ids'>): string {
  const source = sourceOf(pointer)
  return JSON.stringify(source ? [nameKey(source), pointer.quote] : pointer.event_ids)
}

/** What a fact's row tells of its evidence. */
export function evidenceColumns(evidence: readonly Pick<EvidenceRow, 'source_type'>[]): Pick<FactRow, 'evidence_count' | 'source_types'> {
  return { evidence_count: evidence.length, source_types: sourceTypesOf(evidence) }
}

export function sourceTypesOf(evidence: readonly Pick<EvidenceRow, 'source_type'>[]): FactRow['source_types'] {
  return Object.fromEntries(evidence.flatMap(({ source_type }) => (source_type === null ? [] : [[source_type, true] as const])))
}
