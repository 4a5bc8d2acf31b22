import type { FactType } from '../facts/index.js'
import { phrase } from './phrase.js'
import { plainSentence } from './plain-sentence.js'
import { money } from './vocabulary/money.js'
import { vendor } from './vocabulary/vendors.js'

const product = phrase`(?<subject>${vendor})`
const amount = phrase`(?<subject>${money})`
const address = /(?<subject>[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\(?\d[\d ()/.-]{7,}\d)/

/** What tells one fact of a type from another: an amount, an address, a product. */
const subjects: Partial<Record<FactType, RegExp>> = {
  BUDGET: amount,
  FUNDING_REVENUE: amount,
  CONTACT_INFO: address,
  COMPETITIVE: product,
  TECHNOLOGY: product
}

/** What a sentence that states a fact of a type is about, where that can be told. */
export function subjectIn(factType: FactType, sentence: string): string | null {
  const found = subjects[factType]?.exec(plainSentence(sentence))
  return found?.groups?.subject?.replaceAll('^', '').trim() || null
}
