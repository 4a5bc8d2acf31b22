import { nameKey, type SourceName } from '../../sources/index.js'
import type { RowOf } from '../../storage/index.js'
import type { FactRow } from '../fact-status.js'
import type { factEvidence } from '../tables/index.js'

export type EvidenceRow = RowOf<typeof factEvidence>

/** A piece of evidence before it belongs to a stored fact. */
export type Pointer = Pick<EvidenceRow, 'source_type' | 'source_id' | 'quote' | 'segment_position' | 'event_ids'>

/** The source that evidence points to; undefined when it points to events. */
export function sourceOf({ source_type, source_id }: Pick<EvidenceRow, 'source_type' | 'source_id'>): SourceName | undefined {
  return source_type === null || source_id === null ? undefined : { sourceType: source_type, sourceId: source_id }
}

/** One text for each thing that evidence can point to: the same quote of the same source, or the same events. */
export function pointerKey(pointer: Pointer): string {
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
