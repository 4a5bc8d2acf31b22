import { type Customer, customerPlan } from '../customers/index.js'
import { cutCodePoints } from '../values/index.js'

/** Traits that say what kind of account a customer is; each may hold one text or several. */
const segmentTraits = ['segment', 'segments', 'industry', 'company_size']

const maxSegments = 50
const maxSegmentLength = 240

/** What kind of account a customer is, by its traits and its plan: each segment once. */
export function segmentsOf(customer: Pick<Customer, 'traits' | 'plan'>): string[] {
  const { traits } = customer
  const said = [...segmentTraits.flatMap((trait) => (Object.hasOwn(traits, trait) ? [traits[trait]] : [])).flat(), customerPlan(customer)]
  const texts = said.filter((value) => typeof value === 'string').map((text) => cutCodePoints(text.trim(), maxSegmentLength))
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, maxSegments)
}
