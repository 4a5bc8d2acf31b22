import { loadAnalyzer } from '../search-index/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { runCooperatively } from '../values/index.js'
import { AnalyzedTexts } from './analyzed-texts.js'
import { distinctFirst } from './distinct-finds.js'
import { type Excerpt, excerptsOf } from './excerpts.js'
import { type ArtifactQuery, findArtifacts } from './find-artifacts.js'
import { type ArtifactTexts, type PassageText, readPassageTexts } from './passage-texts.js'
import type { Ranked } from './ranking/rank.js'
import { UnitScores, type WeighedGroup } from './ranking/unit-scores.js'

/** What is looked for. */
export interface SearchRequest extends ArtifactQuery {
  /** At most so many artifacts. */
  topK: number
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
  /** How well its best turn answers by itself. */
  turnScore: number
  /** The source itself; none for a fact. */
  source: ArtifactTexts['source']
  /** The texts around the first excerpt, in no order. */
  around: readonly PassageText[]
}

const excerptsEach = 2
const passagesRead = 3
/** So many segments before and after an excerpt belong to its conversation. */
const neighbours = 5
/** So many of the first artifacts are read, and put in order by their best turn too. */
const minRead = 20
/** What the best turn adds to an artifact, where the best artifact as a whole has 1. */
const turnShare = 0.3

/** Finds the artifacts that answer a query, best first. */
export async function search(store: OrganizationStore, { topK, ...query }: SearchRequest): Promise<SearchResult[]> {
  const analyze = await loadAnalyzer()
  const analyzed = new AnalyzedTexts(analyze)
  const { ranked, groups } = await findArtifacts(store, query, analyze, analyzed)
  const best = ranked.slice(0, Math.max(topK, minRead))
  const described = await describeArtifacts(store, best, groups, analyzed)
  const first = await distinctFirst(store, described)
  return falling(first.slice(0, topK))
}

/**
 * Reads the exact words of artifacts that answer. An artifact whose best turn answers well comes first: a long conversation as a whole tells little about
 * its best place. Artifacts that are gone are left out.
 */
export async function describeArtifacts(
  store: OrganizationStore,
  ranked: readonly Ranked[],
  groups: readonly WeighedGroup[],
  analyzed: AnalyzedTexts
): Promise<SearchResult[]> {
  const texts = await readPassageTexts(store, ranked, passagesRead)
  const scores = new UnitScores(groups)
  const results: SearchResult[] = []
  for (const found of ranked) {
    const artifact = texts.get(found.document.artifact_id)
    if (!artifact) continue
    const excerpts = await runCooperatively(excerptsOf(artifact.texts, scores, analyzed, excerptsEach))
    const turnScore = isOnePassage(found) ? await scoreWhole(artifact, scores, analyzed) : (excerpts[0]?.score ?? 0)
    results.push({ ...resultOf(found, artifact, excerpts), turnScore })
  }
  return byBestTurn(results)
}

function byBestTurn(results: readonly SearchResult[]): SearchResult[] {
  const best = Math.max(...results.map(({ score }) => score), Number.MIN_VALUE)
  const bestTurn = Math.max(...results.map(({ turnScore }) => turnScore), Number.MIN_VALUE)
  const together = results.map((result) => {
    return { ...result, score: result.score / best + (turnShare * result.turnScore) / bestTurn }
  })
  return together.sort((a, b) => b.score - a.score || (a.artifactId < b.artifactId ? -1 : 1))
}

/** How a short text is cut into segments does not matter: it is one turn. */
function isOnePassage({ document }: Ranked): boolean {
  return !document.passage_lengths.includes(' ')
}

async function scoreWhole({ texts }: ArtifactTexts, scores: UnitScores, analyzed: AnalyzedTexts): Promise<number> {
  const terms: string[] = []
  for (const { text } of texts) terms.push(...(await runCooperatively(analyzed.termsOf(text))))
  return scores.score(scores.groupsIn(terms), terms.length)
}

/** Scores as answers show them: never rising, also where something that was said before comes last. */
function falling(results: readonly SearchResult[]): SearchResult[] {
  let least = Number.POSITIVE_INFINITY
  return results.map((result) => {
    least = Math.min(least, result.score)
    return { ...result, score: least }
  })
}

function resultOf(
  { document, score, passages }: Ranked,
  { source, texts }: ArtifactTexts,
  excerpts: readonly Excerpt[]
): Omit<SearchResult, 'turnScore'> {
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
