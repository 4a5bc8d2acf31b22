import { loadCustomerNames, originalsOfCustomer, resolveCustomer } from '../customers/index.js'
import { type FactType, factTypes, readFacts } from '../facts/index.js'
import { foreignCursor, readCursor, writeCursor } from '../paging/index.js'
import { loadAnalyzer } from '../search-index/index.js'
import { readSettings } from '../settings/index.js'
import { evidenceWindow } from '../sources/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTimeOrNull } from '../values/index.js'
import { AnalyzedTexts } from './analyzed-texts.js'
import { type Facets, readFacets, sourcesBy } from './artifact-facets.js'
import { countFacets, type Names, nameOf } from './count-facets.js'
import { distinctFirst } from './distinct-finds.js'
import { findArtifacts, typesOf } from './find-artifacts.js'
import type { FoundOfCustomer } from './found-of-customer.js'
import { groupByCustomer } from './group-by-customer.js'
import type { Question } from './question/read-question.js'
import type { Ranked } from './ranking/rank.js'
import { describeArtifacts } from './search.js'
import { describeResult } from './search-context.js'
import type { SearchAnswer, SearchInput } from './search-input.js'
import type { SearchScope } from './search-scope.js'
import type { SearchEmbedder } from './vectors/search-embedder.js'

/** So many artifacts are put in order by their best turns at a time: pages lie within such blocks, so that one never changes the other. */
const blockSize = 50
const usualLimit = 20
/** More artifacts are never found. */
const maxFound = 500
/** What answers much worse than the best is found, but neither counted nor a reason to name its customer. */
const countedShare = 0.35

/** Everything that a question finds, in pages, by customer and counted. Throws NOT_FOUND for a customer that nobody is, INVALID_TOOL_INPUT for dates. */
export async function searchWorkspace(
  store: OrganizationStore,
  calledAt: number,
  { limit = usualLimit, cursor, ...input }: SearchInput,
  embedder?: SearchEmbedder
): Promise<SearchAnswer> {
  const binding = [store.organizationId, 'search', { ...input }]
  const place = cursor === undefined ? undefined : readCursor(cursor, binding)
  if (cursor !== undefined && typeof place?.value !== 'number') throw foreignCursor()
  const start = Number(place?.value ?? 0)
  const now = place?.asOf ?? calledAt
  const [scope, analyze] = await Promise.all([scopeOf(store, input), loadAnalyzer()])
  const analyzed = new AnalyzedTexts(analyze)
  const types = input.factTypes?.length ? new Map(input.factTypes.map((type): [FactType, number] => [type, 1])) : undefined
  const query = { query: input.query, now, scope, ...(types && { types }), ...(embedder && { embedder }) }
  const found = await findArtifacts(store, query, analyze, analyzed)
  const facets = await readFacets(store, found.ranked)
  const ranked = await narrowed(store, found.ranked, facets, input)
  const names = await loadCustomerNames(
    store,
    ranked.map(({ document }) => facets.get(document.artifact_id)?.customerId ?? null)
  )
  const page: FoundOfCustomer[] = []
  let first: readonly FoundOfCustomer[] = []
  for (let block = Math.floor(start / blockSize) * blockSize; block < Math.min(start + limit, ranked.length); block += blockSize) {
    const some = await describeBlock(store, ranked.slice(block, block + blockSize), found.groups, analyzed, { facets, names, now })
    if (start === 0 && block === 0) first = some
    page.push(...some.slice(Math.max(0, start - block), start + limit - block))
  }
  const next = start + limit
  const hasMore = next < ranked.length
  const counted = ranked.filter(({ score }) => score >= countedShare * (ranked[0]?.score ?? 0))
  const { default_timezone } = await readSettings(store)
  return {
    read: describeReading(found.question),
    items: page.map(({ found: each }) => each),
    customers: groupByCustomer(first, names),
    counts: { ...countFacets(counted, facets, names, default_timezone), isCapped: found.ranked.length >= maxFound },
    pagination: { hasMore, nextCursor: hasMore ? writeCursor({ asOf: now, total: null, value: next, id: '' }, binding) : null }
  }
}

async function scopeOf(store: OrganizationStore, { customer, sourceTypes = [], ...dates }: SearchInput): Promise<SearchScope> {
  const occurredAt = evidenceWindow(dates)
  const named = typeof customer === 'string' ? await resolveCustomer(store, customer, { names: true }) : undefined
  return {
    ...(named && { customerIds: await originalsOfCustomer(store, named.id) }),
    ...(occurredAt && { occurredAt }),
    ...(sourceTypes.length > 0 && { sourceTypes })
  }
}

/** Leaves what is of the wanted types of facts, or rests on the same sources, and what the sender wrote. */
async function narrowed(
  store: OrganizationStore,
  ranked: readonly Ranked[],
  facets: ReadonlyMap<string, Facets>,
  { factTypes: wantedTypes = [], sender }: SearchInput
): Promise<Ranked[]> {
  const kept = ranked.filter(({ document }) => facets.has(document.artifact_id))
  const facetsOf = ({ document }: Ranked) => facets.get(document.artifact_id)
  const wanted: readonly string[] = wantedTypes
  const isWanted = (artifact: Ranked) => artifact.document.artifact_type === 'fact' && wanted.includes(facetsOf(artifact)?.type ?? '')
  const bearing = new Set(kept.filter(isWanted).flatMap((artifact) => facetsOf(artifact)?.sourceIds ?? []))
  const ofType =
    wanted.length === 0
      ? kept
      : kept.filter(
          (artifact) => isWanted(artifact) || (artifact.document.artifact_type === 'source' && bearing.has(artifact.document.artifact_id))
        )
  if (sender === undefined) return ofType
  const written = await sourcesBy(store, [...new Set(ofType.flatMap((artifact) => facetsOf(artifact)?.sourceIds ?? []))], sender)
  return ofType.filter((artifact) => facetsOf(artifact)?.sourceIds.some((id) => written.has(id)))
}

async function describeBlock(
  store: OrganizationStore,
  ranked: readonly Ranked[],
  groups: Parameters<typeof describeArtifacts>[2],
  analyzed: AnalyzedTexts,
  { facets, names, now }: { facets: ReadonlyMap<string, Facets>; names: Names; now: number }
): Promise<FoundOfCustomer[]> {
  const results = await distinctFirst(store, await describeArtifacts(store, ranked, groups, analyzed))
  const factIds = results.filter(({ artifactType }) => artifactType === 'fact').map(({ artifactId }) => artifactId)
  const facts = await readFacts(store, factIds, now)
  return results.flatMap((result) => {
    const customerId = facets.get(result.artifactId)?.customerId ?? null
    return describeResult(result, facts.get(result.artifactId)).map((found) => ({
      found: { ...found, customer: nameOf(customerId, names) },
      customerId
    }))
  })
}

function describeReading(question: Question): SearchAnswer['read'] {
  const { period, customers, phrases, excluded, corrections } = question
  const types = typesOf(question)
  return {
    factTypes: factTypes.filter((type) => types.has(type)),
    after: isoTimeOrNull(period?.from ?? null),
    before: isoTimeOrNull(period?.until === undefined ? null : period.until - 1),
    customers: customers.map(({ id, name, domain }) => ({ id, name, domain })),
    phrases: [...phrases],
    excluded: excluded?.words ?? null,
    corrections: [...corrections].map(([from, to]) => ({ from, to }))
  }
}
