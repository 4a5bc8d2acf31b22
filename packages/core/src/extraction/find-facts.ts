import { activeFrom, type FactEffect, type FactType, type Polarity } from '../facts/index.js'
import { oddsOfLeaving } from './about-others.js'
import { commitmentIn } from './commitments.js'
import { Detector } from './detect.js'
import { isOnlyOfUs } from './only-of-us.js'
import { plainSentence } from './plain-sentence.js'
import type { Voice } from './reading/features.js'
import type { Learned, Reader } from './reading/reader.js'
import { reportsCustomer } from './reports-customer.js'
import { factRules } from './rules/index.js'
import { subjectIn } from './subject-in.js'

/** A finding in a sentence. */
export interface Found {
  factType: FactType
  kind: string
  /** What the fact is about, if the sentence names it. */
  subject: string | null
  confidence: number
  effect?: FactEffect
  polarity?: Polarity
}

/** A sentence with the context that its meaning depends on. */
export interface SentenceInContext {
  sentence: string
  /** The sentence before; empty for the first sentence. */
  before: string
  /** One of our own people says the sentence. */
  byVendor: boolean
  /** The sentence stands in a record that our own people keep about the customer. */
  isReport: boolean
  customerNames: readonly string[]
  /** The odds of a fact, divided by the odds in a short text. 1 by default. */
  odds?: number
}

/** From this probability on, the reader finds a fact without a rule. */
const findsFrom = 0.55
/** The same for the words of our own people, who mostly speak about themselves. */
const findsInOwnFrom = 0.8
/** The rules know this language alone. */
const ruledLanguage = 'en'
/** If a rule finds a fact, the odds of the reader are multiplied by this factor. */
const ruleOdds = 12
/** Below this probability of rule and reader together, the finding of the rule is dropped. */
const standsFrom = 0.5
/** The highest confidence of a rule's finding if rule and reader together are below `activeFrom`. People decide about such a fact. */
const openConfidence = 0.75
/** From this probability on, a denial weakens the earlier facts of its type. */
const deniesFrom = 0.7
/** From this probability on, a denial ends them. */
const endsFrom = 0.85

/** The polarity of kinds that speak for us or against us, in types that can do both. */
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
 * Finds the facts that a sentence states or denies. Rules know the most common statements, with kind and subject. The reader confirms or refutes the
 * rules, and finds what no rule knows. Without a `reader`, only the rules are used.
 */
export function findFacts(context: SentenceInContext, reader: Reader | undefined): Found[] {
  const { sentence, before, byVendor, odds = 1 } = context
  const isHeard = hearing(context, reader)
  if (!reader) return ruledIn(context).filter(isHeard)
  const read = reader.read(sentence, before, voiceOf(context))
  const isEnglish = reader.language === ruledLanguage
  const oddsOf = (type: FactType) => odds * (isEnglish && type === 'CHURN_RISK' ? oddsOfLeaving(sentence, context.isReport === true) : 1)
  const stated = read.stated.map((each) => ({ ...each, probability: withOdds(each.probability, oddsOf(each.factType)) }))
  const denied = read.denied.map((each) => ({ ...each, probability: withOdds(each.probability, odds) }))
  const probabilityOf = new Map(stated.map(({ factType, probability }) => [factType, probability]))
  const withRule = (type: FactType) => withOdds(probabilityOf.get(type) ?? 0, ruleOdds)
  // The rules take most of the time, and most sentences need none.
  const needsRules = isEnglish && stated.some(({ factType }) => withRule(factType) >= standsFrom)
  const confirmed = (needsRules ? ruledIn(context).filter(isHeard) : []).flatMap((found) => {
    const likely = withRule(found.factType)
    if (likely < standsFrom) return []
    return [likely < activeFrom ? { ...found, confidence: Math.min(found.confidence, openConfidence) } : found]
  })
  const isOwn = byVendor && !context.isReport
  const least = isOwn && isOnlyOfUs(sentence, reader.language) ? Number.POSITIVE_INFINITY : isOwn ? findsInOwnFrom : findsFrom
  const learned = stated
    .filter(isHeard)
    .filter(({ factType, probability }) => probability >= least && !confirmed.some((found) => found.factType === factType))
  const isStated = (type: FactType) => (probabilityOf.get(type) ?? 0) >= findsFrom
  const denials = denied.filter(({ factType, probability }) => probability >= deniesFrom && !isStated(factType))
  const commitment = isEnglish && !isOwn ? commitmentIn(sentence) : undefined
  if (commitment !== undefined) {
    const isOfLeaving = ({ factType }: Found) => factType === 'CHURN_RISK'
    const stays: Found = { factType: 'CHURN_RISK', kind: 'cancels', subject: null, confidence: commitment, effect: 'ends' }
    const others = [...confirmed, ...learned.map((each) => stateOf(each, sentence))].filter((found) => !isOfLeaving(found))
    return [...others, stays]
  }
  return [
    ...confirmed,
    ...learned.map((each) => stateOf(each, sentence)),
    ...denials.map(({ factType, probability, kind }): Found => {
      return { factType, kind, subject: null, confidence: round(probability), effect: probability >= endsFrom ? 'ends' : 'weakens' }
    })
  ]
}

/** What only the customer can say, or somebody who reports the customer. */
const ofTheirs: readonly FactType[] = ['EXPANSION', 'CHURN_RISK']

/** Tells what counts of a sentence: of these types, an offer, a question or a plan of our own people states nothing. */
function hearing({ sentence, byVendor, isReport, customerNames }: SentenceInContext, reader: Reader | undefined) {
  const isOpen = !byVendor || isReport || (reader !== undefined && reader.language !== ruledLanguage)
  let reports: boolean | undefined
  return ({ factType }: { factType: FactType }): boolean => {
    if (isOpen || !ofTheirs.includes(factType)) return true
    reports ??= reportsCustomer(sentence, customerNames)
    return reports
  }
}

function ruledIn({ sentence, customerNames, byVendor }: SentenceInContext): Found[] {
  detector ??= new Detector(factRules)
  return detector.detect(plainSentence(sentence, customerNames), byVendor)
}

/** A probability after its odds are multiplied by the factor. */
function withOdds(probability: number, factor: number): number {
  const odds = (factor * probability) / Math.max(1e-9, 1 - probability)
  return odds / (1 + odds)
}

function stateOf({ factType, kind, probability }: Learned, sentence: string): Found {
  const polarity = polarityOf[`${factType}: ${kind}`]
  return { factType, kind, subject: subjectIn(factType, sentence), confidence: round(probability), ...(polarity && { polarity }) }
}

/** Who speaks a sentence. */
export function voiceOf({ byVendor, isReport }: Pick<SentenceInContext, 'byVendor' | 'isReport'>): Voice {
  if (isReport) return 'report'
  return byVendor ? 'colleague' : 'customer'
}

const round = (value: number) => Math.round(value * 100) / 100
