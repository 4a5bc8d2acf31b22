import type { LabelledText } from './labelled-text.js'

/** How often facts of a type were found rightly, found wrongly, and missed. */
export interface Score {
  right: number
  wrong: number
  missed: number
}

/** How much of what was found is right; 1 where nothing was found. */
export const precision = ({ right, wrong }: Score): number => (right + wrong === 0 ? 1 : right / (right + wrong))
/** How much of what should be found was found; 1 where nothing should be. */
export const recall = ({ right, missed }: Score): number => (right + missed === 0 ? 1 : right / (right + missed))

/** The types that a workspace acts upon first: the figures to reach are higher for them. */
export const urgentTypes = ['CHURN_RISK', 'EXPANSION', 'COMPETITIVE', 'CHAMPION_RISK', 'CONTACT_DEPARTURE', 'BUDGET']

/** The score of each type. A text counts once for each type. What may be found, and is, counts neither for nor against. */
export function scoresByType(texts: readonly LabelledText[], found: readonly ReadonlySet<string>[]): Map<string, Score> {
  const scores = new Map<string, Score>()
  const scoreOf = (type: string): Score => {
    const known = scores.get(type) ?? { right: 0, wrong: 0, missed: 0 }
    scores.set(type, known)
    return known
  }
  for (const [index, { types, alsoRight }] of texts.entries()) {
    const read = found[index] ?? new Set()
    for (const type of types) scoreOf(type)[read.has(type) ? 'right' : 'missed']++
    for (const type of read) if (!types.includes(type) && !alsoRight.includes(type)) scoreOf(type).wrong++
  }
  return scores
}

/** Several scores as one. */
export function sum(scores: Iterable<Score>): Score {
  const total = { right: 0, wrong: 0, missed: 0 }
  for (const { right, wrong, missed } of scores) {
    total.right += right
    total.wrong += wrong
    total.missed += missed
  }
  return total
}
