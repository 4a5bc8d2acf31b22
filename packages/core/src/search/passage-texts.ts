import { facts } from '../facts/tables/index.js'
import { readSourceArtifacts, type SourceArtifact } from '../sources/index.js'
import { type OrganizationStore, type StoredPassage, searchContents } from '../storage/index.js'
import { isoTimeOrNull } from '../values/index.js'
import type { Ranked } from './ranking/rank.js'

/** A text that stands in an artifact, or a part of one. */
export interface PassageText {
  /** The segment's position; -1 for the heading. */
  position: number
  text: string
  speaker: string | null
  /** ISO 8601 in UTC. */
  occurredAt: string | null
}

/** The texts of an artifact's best passages, best passage first, each text once; and the source that they are of, unless it is a fact. */
export interface ArtifactTexts {
  source: SourceArtifact | undefined
  texts: readonly PassageText[]
}

/** Reads the texts of the best passages of each artifact. Artifacts that are gone are left out. */
export async function readPassageTexts(
  store: OrganizationStore,
  ranked: readonly Ranked[],
  passagesEach: number
): Promise<Map<string, ArtifactTexts>> {
  const sources = ranked.filter(({ document }) => document.artifact_type === 'source')
  const factIds = ranked.filter(({ document }) => document.artifact_type === 'fact').map(({ document }) => document.artifact_id)
  const [ofSources, ofFacts] = await Promise.all([readSources(store, sources, passagesEach), readAssertions(store, factIds)])
  return new Map([...ofSources, ...ofFacts])
}

async function readAssertions(store: OrganizationStore, ids: readonly string[]): Promise<[string, ArtifactTexts][]> {
  if (ids.length === 0) return []
  const found = await store.find(facts, { where: { id: { in: ids } }, columns: ['id', 'assertion', 'occurred_at'] })
  return found.map(({ id, assertion, occurred_at }) => {
    const text = { position: 0, text: assertion, speaker: null, occurredAt: isoTimeOrNull(occurred_at) }
    return [id, { source: undefined, texts: [text] }]
  })
}

async function readSources(store: OrganizationStore, ranked: readonly Ranked[], passagesEach: number): Promise<[string, ArtifactTexts][]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ document }) => document.artifact_id)
  const contents = await store.find(searchContents, { where: { artifact_id: { in: ids } }, columns: ['artifact_id', 'passages'] })
  const places = new Map(contents.map(({ artifact_id, passages }) => [artifact_id, passages]))
  const wanted = new Map(
    ranked.map(({ document, passages }) => {
      const all = places.get(document.artifact_id) ?? []
      const numbers = passages.slice(0, passagesEach).flatMap(({ passage }) => [passage, passage + 1])
      return [document.artifact_id, [...new Set(numbers)].flatMap((number) => (all[number] ? [all[number]] : []))] as const
    })
  )
  const positions = new Map([...wanted].map(([id, own]) => [id, new Set([-1, ...own.flatMap(positionsIn)])]))
  const artifacts = await readSourceArtifacts(store, positions)
  return [...artifacts].map(([id, source]) => [id, { source, texts: textsOf(source, wanted.get(id) ?? []) }])
}

/** The positions of the segments that a passage stands in. */
export function positionsIn([first, last]: StoredPassage): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function textsOf({ texts }: SourceArtifact, places: readonly StoredPassage[]): PassageText[] {
  const found = places.flatMap((place) => positionsIn(place).flatMap((position) => textAt(texts, position, place)))
  const heading = textAt(texts, -1, [-1, -1])
  return [...found.filter(({ position }) => position >= 0), ...heading]
}

function textAt(texts: SourceArtifact['texts'], position: number, [, , start, end]: StoredPassage): PassageText[] {
  const found = texts.get(position)
  if (!found) return []
  const { parts, speaker, occurredAt } = found
  return parts.flatMap((part) => {
    const text = part.text.slice(Math.max(0, (start ?? 0) - part.start), end === undefined ? undefined : Math.max(0, end - part.start))
    return text === '' ? [] : [{ position, text, speaker, occurredAt }]
  })
}
