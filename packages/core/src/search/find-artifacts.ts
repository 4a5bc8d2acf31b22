import { originalsOfCustomer } from '../customers/index.js'
import type { FactType } from '../facts/index.js'
import type { Analyze } from '../search-index/index.js'
import { type OrganizationStore, searchDocuments } from '../storage/index.js'
import { runCooperatively } from '../values/index.js'
import type { AnalyzedTexts } from './analyzed-texts.js'
import { type FactFind, findFacts } from './fact-finds.js'
import { fuseFacts, penalize } from './fuse-finds.js'
import { readPassageTexts } from './passage-texts.js'
import { type Question, readQuestion } from './question/read-question.js'
import { expand, feedbackArtifacts } from './ranking/feedback.js'
import { sizeOf } from './ranking/query-terms.js'
import { type Ranked, type Ranking, rank } from './ranking/rank.js'
import { singleTerms } from './ranking/term-group.js'
import type { WeighedGroup } from './ranking/unit-scores.js'
import type { SearchScope } from './search-scope.js'
import type { AddVectors, SearchEmbedder } from './vectors/search-embedder.js'
import { withPhrases } from './with-phrases.js'

/** What is looked for, and when it is asked. */
export interface ArtifactQuery {
  query: string
  now: number
  scope: SearchScope
  /** The types of facts that are wanted, where the question need not tell. */
  types?: ReadonlyMap<FactType, number>
  /** How vectors take part, if they do. */
  embedder?: SearchEmbedder
}

/** The artifacts that answer, best first; how the question was read; and how much each group of terms tells. */
export interface FoundArtifacts {
  question: Question
  ranked: readonly Ranked[]
  groups: readonly WeighedGroup[]
}

/** Shorter queries are names and keywords: what else the results speak of only leads away from them. */
const minWords = 6

/** Finds the artifacts that answer a question, best first: by its words, by the facts that it asks for, and by vectors. */
export async function findArtifacts(
  store: OrganizationStore,
  { query, now, scope, types, embedder }: ArtifactQuery,
  analyze: Analyze,
  analyzed: AnalyzedTexts
): Promise<FoundArtifacts> {
  const addVectors = embedder?.start(store, query)
  const question = await readQuestion(store, query, { now, analyze, isNarrowed: scope.customerIds !== undefined })
  for (const narrower of await narrowings(store, question, scope)) {
    const found = await findWithin(store, { query, now, scope: narrower, ...(types && { types }) }, question, analyzed, addVectors)
    if (found.ranked.length > 0) return { question, ...found }
  }
  return { question, ranked: [], groups: [] }
}

/** What a question narrows the search to; where nothing answers there, less and less of it counts. */
async function narrowings(store: OrganizationStore, { customers, period }: Question, scope: SearchScope): Promise<SearchScope[]> {
  const originals = await Promise.all(customers.map(({ id }) => originalsOfCustomer(store, id)))
  const byCustomer = originals.length > 0 && !scope.customerIds ? { customerIds: originals.flat() } : {}
  const inPeriod = period && !scope.occurredAt ? { occurredAt: instantsOf(period) } : {}
  const all = [{ ...scope, ...byCustomer, ...inPeriod }, { ...scope, ...byCustomer }, scope]
  return all.filter((each, index) => index === 0 || Object.keys(each).length < Object.keys(all[index - 1] ?? {}).length)
}

function instantsOf({ from, until }: NonNullable<Question['period']>): NonNullable<SearchScope['occurredAt']> {
  return { ...(from !== undefined && { gte: from }), ...(until !== undefined && { lte: until - 1 }) }
}

async function findWithin(
  store: OrganizationStore,
  { query, now, scope, types }: ArtifactQuery,
  question: Question,
  analyzed: AnalyzedTexts,
  addVectors: AddVectors | undefined
): Promise<Ranking> {
  const size = sizeOf(store, scope)
  const [first, facts, unwanted] = await Promise.all([
    rank(store, question.groups, scope, size),
    findFacts(store, types ?? typesOf(question), scope, now),
    question.excluded ? rank(store, question.excluded.groups, scope, size) : undefined
  ])
  const words = isQuestion(query, scope) ? await rankAgain(store, question, first, { scope, size }, analyzed) : first
  const withFacts = facts.length === 0 ? words.ranked : fuseFacts(words.ranked, facts, await documentsOf(store, facts))
  const fused = addVectors ? await addVectors(withFacts, scope) : withFacts
  const wanted = unwanted ? penalize(fused, unwanted.ranked) : fused
  const exact = question.phrases.length === 0 ? wanted : await withPhrases(store, wanted, question.phrases)
  return { ranked: exact, groups: words.groups }
}

/** How much each type of fact is asked for: the fewer an intent names, the surer it is. */
export function typesOf({ intents }: Question): Map<FactType, number> {
  const types = new Map<FactType, number>()
  for (const { facts } of intents) {
    for (const [place, type] of facts.entries()) types.set(type, Math.max(types.get(type) ?? 0, place === 0 ? 1 : 0.6))
  }
  return types
}

async function documentsOf(store: OrganizationStore, facts: readonly FactFind[]) {
  const ids = [...new Set(facts.flatMap(({ id, sourceIds }) => [id, ...sourceIds]))]
  const found = await store.get(
    searchDocuments,
    ids.map((id) => ({ artifact_id: id }))
  )
  return new Map(found.filter((document) => document !== undefined).map((document) => [document.artifact_id, document]))
}

/** Whether a query says enough for what it finds to say more, and speaks of one customer, whose texts are about the same. */
function isQuestion(query: string, scope: SearchScope): boolean {
  return scope.customerIds !== undefined && query.trim().split(/\s+/).length >= minWords
}

/** Ranks once more, with words of the best answers beside those of the query. */
async function rankAgain(
  store: OrganizationStore,
  { importance, groups }: Question,
  first: Ranking,
  { scope, size }: { scope: SearchScope; size: ReturnType<typeof sizeOf> },
  analyzed: AnalyzedTexts
): Promise<Ranking> {
  const best = first.ranked.slice(0, feedbackArtifacts)
  if (best.length === 0) return first
  const texts = await readPassageTexts(store, best, 1)
  const expanded = await runCooperatively(expand(importance, best, texts, analyzed))
  const further = singleTerms(new Map([...expanded].filter(([term]) => !importance.has(term))))
  const own = groups.map((group) => {
    const [term = ''] = group.members[0]?.terms ?? []
    return importance.has(term) ? { ...group, weight: expanded.get(term) ?? group.weight } : group
  })
  return rank(store, [...own, ...further], scope, size)
}
