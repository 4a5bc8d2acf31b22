import { factEvidence, factStatements } from '../facts/tables/index.js'
import { participantFilter, Speakers } from '../sources/index.js'
import { sourceSegments, sources } from '../sources/tables/index.js'
import type { RowOf, Rows } from '../storage/index.js'
import { groupBy } from '../values/index.js'

type Store = Rows<'organization'>
type Source = Pick<RowOf<typeof sources>, 'id' | 'source_type' | 'external_id' | 'participants'>

/** What people said and wrote, what rests on it, and what they are called beside it. */
export interface Words {
  /** Where it stands in the texts of sources. */
  segments: readonly Place[]
  /** Quotes of it, as facts have them. */
  quotes: ReadonlySet<string>
  /** The facts with such a quote. */
  factIds: ReadonlySet<string>
  /** The names that sources have beside their emails. */
  besideNames: ReadonlySet<string>
}

/** A segment of a source. */
interface Place {
  source_id: string
  position: number
}

const pageSize = 200
/** A quote of fewer characters may be anybody's. */
const minQuoteLength = 12

/** Finds what the people with these emails said: the segments that they spoke or wrote, with the quotes and facts that rest on these. */
export async function findWords(store: Store, emails: ReadonlySet<string>): Promise<Words> {
  const segments: Place[] = []
  const quotes = new Set<string>()
  const factIds = new Set<string>()
  const besideNames = new Set<string>()
  for await (const page of sourcesWith(store, emails)) {
    for (const { email, name } of page.flatMap(({ participants }) => participants))
      if (email !== null && emails.has(email) && name !== null) besideNames.add(name)
    const own = await ownSegments(store, page, emails)
    segments.push(...own)
    const places = placesOf(page, own)
    if (places.length === 0) continue
    const evidence = await store.find(factEvidence, { where: { any: places }, columns: ['fact_id', 'quote'] })
    const statements = await store.find(factStatements, { where: { any: places }, columns: ['quote'] })
    for (const { fact_id } of evidence) factIds.add(fact_id)
    for (const { quote } of [...evidence, ...statements]) if (quote !== null && quote.length >= minQuoteLength) quotes.add(quote)
  }
  return { segments, quotes, factIds, besideNames }
}

/** The sources in which one of these emails takes part, in pages. */
async function* sourcesWith(store: Store, emails: ReadonlySet<string>): AsyncGenerator<Source[]> {
  if (emails.size === 0) return
  const where = { any: [...emails].map((email) => ({ search_key: participantFilter(email) })) }
  let after: { key: [string] } | undefined
  do {
    const columns = ['id', 'source_type', 'external_id', 'participants'] as const
    const page: Source[] = await store.find(sources, { where, columns, limit: pageSize, ...(after && { after }) })
    yield page
    const last = page.length === pageSize ? page.at(-1) : undefined
    after = last && { key: [last.id] }
  } while (after)
}

async function ownSegments(store: Store, page: readonly Source[], emails: ReadonlySet<string>): Promise<Place[]> {
  const where = { source_id: { in: page.map(({ id }) => id) } }
  const found = await store.find(sourceSegments, { where, columns: ['source_id', 'position', 'speaker'] })
  const segments = groupBy(found, ({ source_id }) => source_id)
  return page.flatMap(({ id, participants }) => {
    const speakers = new Speakers(participants)
    const own = (segments.get(id) ?? []).filter((segment) => speakers.isOneOf(speakers.of(undefined, segment), emails))
    return own.map(({ source_id, position }) => ({ source_id, position }))
  })
}

/** Places as evidence names them. */
function placesOf(page: readonly Source[], own: readonly Place[]) {
  const byId = new Map(page.map((source) => [source.id, source]))
  return own.flatMap(({ source_id, position }) => {
    const source = byId.get(source_id)
    if (!source) return []
    return [{ source_type: { eq: source.source_type }, source_id: { eq: source.external_id }, segment_position: { eq: position } }]
  })
}
