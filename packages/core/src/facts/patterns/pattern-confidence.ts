/** How often people of a workspace found that what a pattern reads is right, and that it is not. */
export interface PatternCounts {
  confirmed: number
  dismissed: number
}

/** The confidence of a pattern counts as much as so many judgements. */
const priorWeight = 10
/** All judgements together count as much as so many at most: the pattern's own confidence always keeps a third of the weight. */
const maxJudgements = 20

/**
 * The confidence that a finding starts with, by what people said of earlier findings of its pattern. It is the mean of a beta distribution: the
 * pattern's own confidence p is the prior Beta(10 p, 10 (1 - p)), and each judgement is an observation, so that
 *
 *     (10 p + confirmed) / (10 + confirmed + dismissed)
 *
 * Beyond 20 judgements both counts are scaled down to 20 in all, which bounds their influence: no history of dismissals takes more than two thirds of
 * p away. Rounded to hundredths.
 *
 * @example patternConfidence(0.9, { confirmed: 0, dismissed: 2 }) // 0.75
 */
export function patternConfidence(found: number, { confirmed, dismissed }: PatternCounts): number {
  const judged = confirmed + dismissed
  if (judged === 0) return found
  const scale = Math.min(1, maxJudgements / judged)
  const mean = (priorWeight * found + scale * confirmed) / (priorWeight + scale * judged)
  return Math.round(mean * 100) / 100
}
