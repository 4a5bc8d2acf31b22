import { compareText } from '../../values/index.js'
import type { Confidence } from '../review/suggestion-values.js'

/** Something that speaks for two being one. */
export interface Reason {
  /** What kind of evidence it is. Reasons of one kind say the same thing twice, so only the strongest of them counts. */
  about: 'mailbox' | 'browser' | 'person name' | 'domain' | 'company name'
  confidence: Confidence
  /** One sentence for the reviewer. */
  sentence: string
}

/** Two reasons of one weight weigh as much as one of the next. */
const weights: Record<Confidence, number> = { LOW: 1, MEDIUM: 2, HIGH: 4 }

/** How sure reasons make it together: that of the strongest, but two independent MEDIUM make HIGH, and two independent LOW make MEDIUM. */
export function confidenceOf(reasons: Iterable<Reason>): Confidence {
  const strongest = new Map<string, number>()
  for (const { about, confidence } of reasons) strongest.set(about, Math.max(weights[confidence], strongest.get(about) ?? 0))
  const weight = [...strongest.values()].reduce((sum, each) => sum + each, 0)
  if (weight >= weights.HIGH) return 'HIGH'
  return weight >= weights.MEDIUM ? 'MEDIUM' : 'LOW'
}

/** Whether one confidence is more than another. */
export function isSurer(one: Confidence, other: Confidence): boolean {
  return weights[one] > weights[other]
}

/** What the reviewer reads: the sentences of these reasons, each once, the strongest first. */
export function explanationOf(reasons: Iterable<Reason>): string[] {
  const sorted = [...reasons].sort((a, b) => weights[b.confidence] - weights[a.confidence] || compareText(a.sentence, b.sentence))
  return [...new Set(sorted.map(({ sentence }) => sentence))]
}
