import type { FactType } from '../facts/index.js'

/** What a match may stand under without losing its meaning. */
export type Allowed = 'question' | 'negation' | 'condition' | 'modal'

/** One way of saying a kind of fact. */
export interface FactPattern {
  /** What it says, in a word or two: part of what makes two detections the same fact. */
  kind: string
  /**
   * Made with `phrase`. A group named `subject` holds what the fact is about (an amount, a name, an address): the same kind about the same subject is
   * the same fact wherever it is said; without the group the sentence itself is the subject.
   */
  match: RegExp
  /** How sure a match is, from 0 to 1. */
  confidence: number
  /**
   * What does not take its meaning away. `negation`: the pattern itself says what is not so. `question`: asking for it says it. `condition` and `modal`:
   * "if" and "might" leave it standing.
   */
  allow?: readonly Allowed[]
}

/** All about one fact type: how it is said, what looks like it but is not, and examples, which are the rule's tests. */
export interface FactRule {
  factType: FactType
  patterns: readonly FactPattern[]
  /** A sentence with one of these holds no such fact. */
  exclusions: readonly RegExp[]
  /** Sentences that hold the fact. */
  positive: readonly string[]
  /** Sentences near it that do not. */
  negative: readonly string[]
}
