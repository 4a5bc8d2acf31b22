import { countTerms } from '../../search-index/index.js'
import type { Steps } from '../../values/index.js'
import type { AnalyzedTexts } from '../analyzed-texts.js'
import type { ArtifactTexts } from '../passage-texts.js'
import type { Ranked } from './rank.js'

/** How many artifacts say what else the query may be about, how many terms are taken of them, and how much of the query stays its own. */
export const feedbackArtifacts = 10
const feedbackTerms = 20
const ownWeight = 0.7

/**
 * Pseudo-relevance feedback (RM3): the terms of the best passages that a first search found are added to the query, each as much as those passages are
 * about it.
 */
export function* expand(
  importance: ReadonlyMap<string, number>,
  best: readonly Ranked[],
  texts: ReadonlyMap<string, ArtifactTexts>,
  analyzed: AnalyzedTexts
): Steps<Map<string, number>> {
  const likelihood = new Map<string, number>()
  const scores = best.reduce((sum, { score }) => sum + score, 0)
  for (const { document, score } of best) {
    const terms: string[] = []
    for (const { text } of texts.get(document.artifact_id)?.texts ?? []) for (const term of yield* analyzed.termsOf(text)) terms.push(term)
    for (const [term, count] of countTerms(terms)) {
      if (!isInformative(term)) continue
      likelihood.set(term, (likelihood.get(term) ?? 0) + ((score / scores) * count) / terms.length)
    }
  }
  const chosen = [...likelihood].sort(([a, p], [b, q]) => q - p || (a < b ? -1 : 1)).slice(0, feedbackTerms)
  const chosenSum = chosen.reduce((sum, [, share]) => sum + share, 0)
  const ownSum = [...importance.values()].reduce((sum, often) => sum + often, 0)
  const expanded = new Map([...importance].map(([term, often]) => [term, ownWeight * often]))
  for (const [term, share] of chosen) expanded.set(term, (expanded.get(term) ?? 0) + ((1 - ownWeight) * ownSum * share) / chosenSum)
  return expanded
}

/** Numbers and single letters stand everywhere by chance. */
function isInformative(term: string): boolean {
  return term.length > 2 && !/^[\d.,]+$/.test(term)
}
