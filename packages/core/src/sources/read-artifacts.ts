import type { Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { type OwnPart, ownParts, ownText } from './own-text.js'
import { headingPosition, headingText } from './source-text.js'
import { type SourceType, sourceTypes } from './source-types.js'
import { sourceSegments, sources } from './tables/index.js'

/** A source as an answer of the search cites it. */
export interface SourceArtifact {
  sourceType: SourceType
  /** The external id: what svc_get_source takes. */
  sourceId: string
  /** ISO 8601 in UTC. */
  occurredAt: string
  title: string | null
  permalink: string | null
  /** The wanted texts by their positions, as they are indexed: -1 is title and summary. Positions without text are left out. */
  texts: ReadonlyMap<number, ArtifactText>
}

/** A text of a source, with who said it when; the time is the source's where the segment has none of its own. */
export interface ArtifactText {
  /** What the author wrote. */
  text: string
  /** The stretches of it that stand in the source as they are. */
  parts: readonly OwnPart[]
  speaker: string | null
  occurredAt: string
}

/** A source's record, and what was cut from it, may be long: an answer of the search shows neither. */
const columns = ['id', 'source_type', 'external_id', 'occurred_at', 'title', 'summary', 'permalink'] as const

/**
 * What the search needs of the sources that it found: `wanted` has the ids of their rows, each with the positions whose text is wanted.
 * Sources that are gone are left out. Facts are read by `readFacts` of facts/read-facts.ts. Documents are indexed under the original of
 * the customer key that their artifact names: scope a search to `originalsOfCustomer` of customers/customer-originals.ts, and merges need no
 * change of the index.
 */
export async function readSourceArtifacts(
  rows: Rows<'organization'>,
  wanted: ReadonlyMap<string, Iterable<number>>
): Promise<Map<string, SourceArtifact>> {
  const ids = [...wanted.keys()]
  const places = ids.flatMap((id) => [...(wanted.get(id) ?? [])].map((position) => ({ source_id: id, position })))
  const headed = new Set(places.filter(({ position }) => position === headingPosition).map(({ source_id }) => source_id))
  const [found, segments] = await Promise.all([
    ids.length === 0 ? [] : rows.find(sources, { where: { id: { in: ids } }, columns }),
    rows.get(
      sourceSegments,
      places.filter(({ position }) => position >= 0)
    )
  ])
  const artifacts = new Map<string, SourceArtifact & { texts: Map<number, ArtifactText> }>()
  for (const source of found) {
    const occurredAt = isoTime(source.occurred_at)
    const heading = headed.has(source.id) ? headingText(source) : ''
    artifacts.set(source.id, {
      sourceType: parseEnum(sourceTypes, source.source_type),
      sourceId: source.external_id,
      occurredAt,
      title: source.title,
      permalink: source.permalink,
      texts: new Map(heading ? [[headingPosition, headingAt(heading, occurredAt)]] : [])
    })
  }
  for (const segment of segments) {
    const artifact = artifacts.get(segment?.source_id ?? '')
    if (!segment || !artifact) continue
    const occurredAt = segment.at === null ? artifact.occurredAt : isoTime(segment.at)
    artifact.texts.set(segment.position, { text: ownText(segment), parts: ownParts(segment), speaker: segment.speaker, occurredAt })
  }
  return artifacts
}

function headingAt(text: string, occurredAt: string): ArtifactText {
  return { text, parts: [{ start: 0, text }], speaker: null, occurredAt }
}
