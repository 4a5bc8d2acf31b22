import type { Statement } from '../evidence.js'
import type { Bearing, Subject } from '../states.js'

/** What a statement speaks for, how strongly on its day (0 to 100), and for how many days. */
export interface Weight {
  bearing: Bearing
  subject: Subject
  points: number
  /** After so many days it has lost all of its points. */
  fadesInDays: number
  words: string
}

/** Kinds of CHURN_RISK that tell of a decision; all others tell of a possibility. */
const decided = new Set(['cancels', 'no renewal', 'switch', 'disuse'])

const notice: Weight = { bearing: 'leaving', subject: 'notice', points: 100, fadesInDays: 365, words: 'that they are leaving' }
const mayLeave: Weight = { bearing: 'at_risk', subject: 'leaving', points: 70, fadesInDays: 75, words: 'that they may leave' }
const shrinking: Weight = { bearing: 'at_risk', subject: 'leaving', points: 50, fadesInDays: 60, words: 'that they want less' }

/** By type of fact, or by type and kind, which goes first. Types that are not here say nothing about how a customer stands. */
const weights: Readonly<Record<string, Weight>> = {
  CHURN_RISK: mayLeave,
  'CHURN_RISK: shrinks': shrinking,
  COMPETITIVE: {
    bearing: 'at_risk',
    subject: 'competitor',
    points: 60,
    fadesInDays: 80,
    words: 'that they are considering a competitor'
  },
  CHAMPION_RISK: { bearing: 'at_risk', subject: 'champion', points: 50, fadesInDays: 60, words: 'that their champion is at risk' },
  CONTACT_DEPARTURE: { bearing: 'at_risk', subject: 'departure', points: 32, fadesInDays: 60, words: 'that a contact is leaving' },
  CONTACT_DISENGAGEMENT: {
    bearing: 'at_risk',
    subject: 'disengagement',
    points: 30,
    fadesInDays: 30,
    words: 'that a contact is less engaged'
  },
  'SENTIMENT: negative': { bearing: 'at_risk', subject: 'sentiment', points: 28, fadesInDays: 45, words: 'that they are not satisfied' },
  'BUDGET: freeze': { bearing: 'at_risk', subject: 'budget', points: 35, fadesInDays: 60, words: 'that their budget is cut or frozen' },
  'BUDGET: fit': { bearing: 'at_risk', subject: 'budget', points: 20, fadesInDays: 45, words: 'that the price is too high' },
  'PRODUCT_USAGE: adoption': { bearing: 'stuck', subject: 'usage', points: 35, fadesInDays: 45, words: 'that few of them use the product' },
  EXPANSION: { bearing: 'growing', subject: 'growth', points: 60, fadesInDays: 90, words: 'that they want more' },
  'BUDGET: secured': { bearing: 'growing', subject: 'budget', points: 25, fadesInDays: 60, words: 'that they have budget' },
  'SENTIMENT: positive': { bearing: 'calm', subject: 'sentiment', points: 20, fadesInDays: 45, words: 'that they are satisfied' }
}

const condition = /\b(?:unless|if|wenn|falls|sofern|si|sauf|salvo|caso|a menos que)\b/i

type Weighed = Pick<Statement, 'factType' | 'kind' | 'polarity'> & { quote?: string | null }

/** What a statement weighs; undefined where it says nothing about how the customer stands. */
export function statementWeight({ factType, kind, polarity, quote = null }: Weighed): Weight | undefined {
  // Who decides under a condition has not decided yet.
  if (factType === 'CHURN_RISK' && kind !== null && decided.has(kind) && !condition.test(quote ?? '')) return notice
  // Some types hold what speaks for us too: a competitor that they left behind is no risk.
  const byKind = weights[`${factType}: ${kind}`]
  if (byKind) return byKind
  if (polarity === 'for' && (factType === 'COMPETITIVE' || factType === 'CHURN_RISK')) return undefined
  return weights[factType]
}

/** The types of facts that say something about how a customer stands. */
export const weighedTypes = [...new Set(Object.keys(weights).map((name) => name.split(':')[0] ?? name))]

/** Whether a fact says something about how its customer stands. */
export const isWeighed = ({ factType, kind }: Pick<Statement, 'factType' | 'kind'>) =>
  statementWeight({ factType, kind, polarity: null }) !== undefined
