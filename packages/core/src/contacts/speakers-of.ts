import { type EvidenceRow, sourceOf } from '../facts/index.js'
import { findSources, type SourceRow, Speakers } from '../sources/index.js'
import { sourceSegments } from '../sources/tables/index.js'
import type { Rows } from '../storage/index.js'

/** A piece of evidence with its source and whoever said it. */
export interface Said {
  evidence: EvidenceRow
  source: SourceRow
  /** Whether one of these emails said it, and nobody else can have. */
  isBy(emails: ReadonlySet<string>): boolean
}

/** Who said each of these quotes. What points to no stored source is left out. */
export async function speakersOf(rows: Rows<'organization'>, found: readonly EvidenceRow[]): Promise<Said[]> {
  const quotes = found.filter(({ quote, source_id }) => quote !== null && source_id !== null)
  const stored = await findSources(
    rows,
    quotes.flatMap((evidence) => sourceOf(evidence) ?? [])
  )
  const located = quotes.flatMap((evidence) => {
    const name = sourceOf(evidence)
    const source = name && stored.get(name)
    return source ? [{ evidence, source }] : []
  })
  const keys = located.flatMap(({ evidence: { segment_position: position }, source }) =>
    position === null ? [] : [{ source_id: source.id, position }]
  )
  const segments = keys.length === 0 ? [] : await rows.get(sourceSegments, keys)
  const speakerAt = new Map(segments.flatMap((segment) => (segment ? [[`${segment.source_id} ${segment.position}`, segment.speaker]] : [])))
  const speakers = new Map(located.map(({ source }) => [source.id, new Speakers(source.participants)]))
  return located.map(({ evidence, source }) => {
    const its = speakers.get(source.id)
    const speaker = its?.of(undefined, { speaker: speakerAt.get(`${source.id} ${evidence.segment_position}`) ?? null }) ?? null
    return { evidence, source, isBy: (emails) => its?.isOneOf(speaker, emails) ?? false }
  })
}
