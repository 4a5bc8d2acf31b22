import { countTerms, loadAnalyzer } from '../search-index/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { runCooperatively } from '../values/index.js'
import { AnalyzedTexts } from './analyzed-texts.js'
import { type Excerpt, excerptsOf } from './excerpts.js'
import { expand, feedbackArtifacts } from './feedback.js'
import { type ArtifactTexts, type PassageText, readPassageTexts } from './passage-texts.js'
import { type Ranked, type Ranking, rank, type SearchScope } from './rank.js'
import type { SearchEmbedder } from './vectors/search-embedder.js'

/** What is looked for. */
export interface SearchRequest extends SearchScope {
  query: string
  /** At most so many artifacts. */
  topK: number
  /** How vectors take part, if they do. */
  embedder?: SearchEmbedder
}

/** An artifact that answers, with the exact words that do. */
export interface SearchResult {
  artifactType: 'source' | 'fact'
  /** The id of our row. */
  artifactId: string
  score: number
  /** In how many passages something of the query stands; at least as many as there are excerpts. */
  matchCount: number
  excerpts: readonly Excerpt[]
  /** The source itself; none for a fact. */
  source: ArtifactTexts['source']
  /** The texts around the first excerpt, in no order. */
  around: readonly PassageText[]
}

const excerptsEach = 2
const passagesRead = 3
/** So many segments before and after an excerpt belong to its conversation. */
const neighbours = 5
/** Shorter queries are names and keywords: what else the results speak of only leads away from them. */
const minWords = 6

/** Finds the artifacts that answer a query, best first. */
export async function search(store: OrganizationStore, { query, topK, embedder, ...scope }: SearchRequest): Promise<SearchResult[]> {
  const addVectors = embedder?.start(store, query, scope)
  const analyze = await loadAnalyzer()
  const analyzed = new AnalyzedTexts(analyze)
  const importance = countTerms(analyze(query))
  const first = await rank(store, importance, scope)
  const { ranked, weights } = isQuestion(query, scope) ? await rankAgain(store, importance, first, scope, analyzed) : first
  const fused = addVectors ? await addVectors(ranked) : ranked
  const best = fused.slice(0, topK)
  const texts = await readPassageTexts(store, best, passagesRead)
  const results: SearchResult[] = []
  for (const found of best) {
    const artifact = texts.get(found.document.artifact_id)
    if (!artifact) continue
    const excerpts = await runCooperatively(excerptsOf(artifact.texts, weights, analyzed, excerptsEach))
    results.push(resultOf(found, artifact, excerpts))
  }
  return results
}

/** Whether a query says enough for what it finds to say more, and speaks of one customer, whose texts are about the same. */
function isQuestion(query: string, scope: SearchScope): boolean {
  return scope.customerIds !== undefined && query.trim().split(/\s+/).length >= minWords
}

/** Ranks once more, with words of the best answers beside those of the query. */
async function rankAgain(
  store: OrganizationStore,
  importance: ReadonlyMap<string, number>,
  first: Ranking,
  scope: SearchScope,
  analyzed: AnalyzedTexts
): Promise<Ranking> {
  const best = first.ranked.slice(0, feedbackArtifacts)
  if (best.length === 0) return first
  const texts = await readPassageTexts(store, best, 1)
  return rank(store, await runCooperatively(expand(importance, best, texts, analyzed)), scope)
}

function resultOf({ document, score, passages }: Ranked, { source, texts }: ArtifactTexts, excerpts: readonly Excerpt[]): SearchResult {
  const [first] = excerpts
  return {
    artifactType: source ? 'source' : 'fact',
    artifactId: document.artifact_id,
    score,
    matchCount: Math.max(excerpts.length, passages.filter(({ isFound }) => isFound).length),
    excerpts,
    source,
    around: texts.filter(({ position }) => position >= 0 && Math.abs(position - (first?.position ?? 0)) <= neighbours)
  }
}
