import { type EvidenceRow, sourceOf } from '../facts/index.js'
import { affiliationReader, resolveSources, Speakers } from '../sources/index.js'
import { sourceSegments } from '../sources/tables/index.js'
import type { Rows } from '../storage/index.js'
import { labelOf } from './line-label.js'
import type { SegmentText } from './source-words.js'

type Quote = Pick<EvidenceRow, 'source_type' | 'source_id' | 'segment_position' | 'quote'>

/**
 * Who of our own people said each of these quotes, by name; null where the customer said it, or nobody knows who did. What a colleague said of a customer is a
 * report, and is told with the name of who reports it.
 *
 * @example const [reporter] = await reportersOf(rows, [evidence]) // 'Ana Lopez'
 */
export async function reportersOf(rows: Rows<'organization'>, quotes: readonly Quote[]): Promise<(string | null)[]> {
  const names = quotes.map(sourceOf)
  const found = await resolveSources(
    rows,
    names.flatMap((name) => name ?? [])
  )
  const sources = names.map((name) => name && found.get(name))
  const lists = sources.flatMap((source) => (source ? [source.participants] : []))
  const keys = quotes.flatMap(({ segment_position }, index) => {
    const id = sources[index]?.id
    return id === undefined || segment_position === null ? [] : [{ source_id: id, position: segment_position }]
  })
  const [affiliated, segments] = await Promise.all([affiliationReader(rows, lists), rows.get(sourceSegments, keys)])
  const segmentOf = new Map<string, SegmentText>(
    segments.flatMap((segment) => (segment ? [[`${segment.source_id} ${segment.position}`, segment] as const] : []))
  )
  return quotes.map(({ segment_position, quote }, index) => {
    const source = sources[index]
    if (!source) return null
    const speakers = new Speakers(affiliated(source.participants))
    const segment = segmentOf.get(`${source.id} ${segment_position}`)
    const speaker = speakers.of(labelOf(quote ?? ''), segment ?? { position: 0, text: '', speaker: null, at: null })
    return speakers.isInternal(speaker) ? speakers.nameOf(speaker) : null
  })
}
