import type { RowOf, searchDocuments } from '../storage/index.js'
import type { FactFind } from './fact-finds.js'
import type { Ranked } from './ranking/rank.js'

/** What the best fact of a wanted type adds to an artifact, where the best words add 1. */
const factShare = 0.1
/** What is left of an artifact that speaks of nothing but what the question leaves out. */
const unwantedShare = 0.7

/**
 * What words and facts found as one list: an artifact's share of the best words' score, and the best fact that it is, or that was read in it. The sum
 * keeps how sure each of the two is, which ranks alone do not tell.
 */
export function fuseFacts(
  ranked: readonly Ranked[],
  facts: readonly FactFind[],
  documents: ReadonlyMap<string, RowOf<typeof searchDocuments>>
): Ranked[] {
  const best = ranked[0]?.score || 1
  const found = new Map(ranked.map((artifact) => [artifact.document.artifact_id, { ...artifact, score: artifact.score / best }]))
  const shares = new Map<string, number>()
  for (const { id, sourceIds, score } of facts) {
    for (const each of [id, ...sourceIds]) shares.set(each, Math.max(shares.get(each) ?? 0, score))
  }
  for (const [id, share] of shares) {
    const known = found.get(id)
    const document = documents.get(id)
    if (known) found.set(id, { ...known, score: known.score + factShare * share })
    else if (document) found.set(id, { document, score: factShare * share, passages: [] })
  }
  return [...found.values()].sort(byScore)
}

/** Puts behind what speaks of what a question leaves out, as much as it does. */
export function penalize(ranked: readonly Ranked[], unwanted: readonly Ranked[]): Ranked[] {
  const best = unwanted[0]?.score || 1
  const shares = new Map(unwanted.map(({ document, score }) => [document.artifact_id, score / best]))
  const left = ranked.map((artifact) => {
    const share = shares.get(artifact.document.artifact_id) ?? 0
    return { ...artifact, score: artifact.score * (1 - unwantedShare * Math.min(1, 2 * share)) }
  })
  return left.sort(byScore)
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.document.artifact_id < b.document.artifact_id ? -1 : 1)
}
