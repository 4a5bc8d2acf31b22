import { activeFrom, type FactEffect, type FactType, type Polarity } from '../facts/index.js'
import { Detector } from './detect.js'
import { plainSentence } from './plain-sentence.js'
import type { Voice } from './reading/features.js'
import type { Learned, Reader } from './reading/reader.js'
import { factRules } from './rules/index.js'
import { subjectIn } from './subject-in.js'

/** What is found in a sentence. */
export interface Found {
  factType: FactType
  kind: string
  /** What it is about, where that is named. */
  subject: string | null
  confidence: number
  effect?: FactEffect
  polarity?: Polarity
}

/** A sentence with what its meaning hangs on. */
export interface SentenceInContext {
  sentence: string
  /** The sentence before it; empty where it is the first. */
  before: string
  /** One of our own people says it. */
  byVendor: boolean
  /** It stands in a record that our own people keep of the customer. */
  isReport: boolean
  customerNames: readonly string[]
  /** By how much the odds of a fact differ from those in a short text; 1 where that is left out. */
  odds?: number
}

/** From here on what was learned finds a fact by itself; and in the words of our own people, who mostly speak of themselves. */
const findsFrom = 0.55
const findsInOwnFrom = 0.8
/** A rule multiplies the odds of what was learned by so much. */
const ruleOdds = 12
/** A finding of a rule is none where both together are less sure than this, and is for people to decide where they are not sure enough. */
const standsFrom = 0.5
const openConfidence = 0.75
/** From here on a denial weakens or ends what was said before. */
const deniesFrom = 0.7
const endsFrom = 0.85

/** What speaks for us, and what against, of the kinds that can be either. */
const polarityOf: Readonly<Record<string, Polarity>> = {
  'SENTIMENT: positive': 'for',
  'SENTIMENT: negative': 'against',
  'BUDGET: secured': 'for',
  'BUDGET: freeze': 'against',
  'BUDGET: fit': 'against',
  'COMPETITIVE: used before': 'for',
  'COMPETITIVE: compares': 'for'
}

let detector: Detector | undefined

/**
 * What a sentence states. Rules know how the commonest is said, its kind and subject; what was learned from labelled texts confirms or refutes them, and
 * finds what no rule knows. Without a `reader` the rules stand alone.
 */
export function findFacts(context: SentenceInContext, reader: Reader | undefined): Found[] {
  const { sentence, before, byVendor, customerNames, odds = 1 } = context
  detector ??= new Detector(factRules)
  const ruled = detector.detect(plainSentence(sentence, customerNames), byVendor)
  if (!reader) return ruled
  const { stated: read, denied } = reader.read(sentence, before, voiceOf(context))
  const stated = read.map((each) => ({ ...each, probability: withOdds(each.probability, odds) }))
  const probabilityOf = new Map(stated.map(({ factType, probability }) => [factType, probability]))
  const confirmed = ruled.flatMap((found) => {
    const likely = withOdds(probabilityOf.get(found.factType) ?? 0, ruleOdds)
    if (likely < standsFrom) return []
    return [likely < activeFrom ? { ...found, confidence: Math.min(found.confidence, openConfidence) } : found]
  })
  const isOwn = byVendor && !context.isReport
  const least = isOwn && isOnlyOfUs(sentence) ? Number.POSITIVE_INFINITY : isOwn ? findsInOwnFrom : findsFrom
  const learned = stated.filter(
    ({ factType, probability }) => probability >= least && !confirmed.some((found) => found.factType === factType)
  )
  const isStated = (type: FactType) => (probabilityOf.get(type) ?? 0) >= findsFrom
  const denials = denied.filter(({ factType, probability }) => probability >= deniesFrom && !isStated(factType))
  return [
    ...confirmed,
    ...learned.map((each) => stateOf(each, sentence)),
    ...denials.map(({ factType, probability, kind }): Found => {
      return { factType, kind, subject: null, confidence: round(probability), effect: probability >= endsFrom ? 'ends' : 'weakens' }
    })
  ]
}

const ours = /\b(?:we|our|us|i|my|me)\b/i
const theirs = /\b(?:you|your|yours|they|their|them|he|his|him|she|her|customer|client)\b/i

/** Whether a sentence of our own people names nobody but us: then it is no news of the customer. */
function isOnlyOfUs(sentence: string): boolean {
  return ours.test(sentence) && !theirs.test(sentence)
}

/** A probability, with its odds multiplied. */
function withOdds(probability: number, factor: number): number {
  const odds = (factor * probability) / Math.max(1e-9, 1 - probability)
  return odds / (1 + odds)
}

function stateOf({ factType, kind, probability }: Learned, sentence: string): Found {
  const polarity = polarityOf[`${factType}: ${kind}`]
  return { factType, kind, subject: subjectIn(factType, sentence), confidence: round(probability), ...(polarity && { polarity }) }
}

function voiceOf({ byVendor, isReport }: SentenceInContext): Voice {
  if (isReport) return 'report'
  return byVendor ? 'colleague' : 'customer'
}

const round = (value: number) => Math.round(value * 100) / 100
