import { type Static, Type } from 'typebox'
import { categoryOf, factTypes } from '../../facts/index.js'
import { answerJson } from '../../models/index.js'
import { checkOf } from '../../validation/index.js'
import { activeFrom, type FactCandidate } from '../candidate.js'
import { extractFacts } from '../extract-facts.js'
import type { SourceWords } from '../source-words.js'
import { subjectKey } from '../subject-key.js'
import { kindsOf, type SentSegment } from './model-words.js'

const finding = Type.Object({
  factType: Type.Enum([...factTypes]),
  kind: Type.String({ maxLength: 100 }),
  quote: Type.String({ minLength: 1, maxLength: 2_000 }),
  subject: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 }))
})
const answer = checkOf(Type.Object({ facts: Type.Array(Type.Unknown(), { maxItems: 1_000 }) }))
const findingCheck = checkOf(finding)

const maxFindings = 50
/** No model is surer than this, and where our own people speak it is less sure, as the rules are. */
const surest = 0.9
const vendorDoubt = 0.1
const leastConfidence = 0.5
const leastQuote = 8

/**
 * The facts of a model's answer that the source bears out, as candidates like those of the rules; undefined when the answer cannot be read. What has no
 * exact quote in the author's own words is no fact, nor is a kind that no rule has. What the rules read in the same words is theirs.
 */
export function findingsIn(text: string, words: SourceWords, sent: readonly SentSegment[]): FactCandidate[] | undefined {
  const said = answerJson(text)
  if (!answer.accepts(said)) return undefined
  const ruled = extractFacts(words)
  const found: FactCandidate[] = []
  for (const each of said.facts) {
    if (found.length === maxFindings) break
    const candidate = findingCheck.accepts(each) ? candidateOf(each, sent) : undefined
    if (!candidate || [...ruled, ...found].some((known) => isSame(known, candidate, words))) continue
    found.push(candidate)
  }
  return found
}

function candidateOf(
  { factType, kind, quote, subject = null, confidence = surest }: Static<typeof finding>,
  sent: readonly SentSegment[]
): FactCandidate | undefined {
  const exact = quote.trim()
  if (exact.length < leastQuote || !kindsOf.get(factType)?.has(kind)) return undefined
  const place = sent.find(({ text, segment }) => holdsWords(text, exact) && segment.text.includes(exact))
  if (!place || confidence < leastConfidence) return undefined
  const { segment, speaker, byVendor } = place
  const sure = Math.max(leastConfidence, Math.round((Math.min(confidence, surest) - (byVendor ? vendorDoubt : 0)) * 100) / 100)
  const assertion = exact.replace(/\s+/gu, ' ')
  const named = subject !== null && subject.trim() !== '' && exact.includes(subject.trim()) ? subject.trim() : null
  return {
    factType,
    factCategory: categoryOf(factType),
    assertion,
    confidence: sure,
    status: sure >= activeFrom ? 'ACTIVE' : 'CANDIDATE',
    quote: exact,
    position: segment.position,
    at: segment.at,
    key: `${kind}: ${subjectKey(named, speaker, assertion)}`
  }
}

/** Whether a quote stands in a text as whole words. */
function holdsWords(text: string, quote: string): boolean {
  const isCut = (before: string, behind: string) => /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(behind)
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length
    if (!isCut(text.slice(Math.max(0, at - 2), at), quote) && !isCut(quote, text.slice(end, end + 2))) return true
  }
  return false
}

/** Whether two are one fact: of one type, by one key, or in words that overlap. */
function isSame(known: FactCandidate, other: FactCandidate, { segments }: SourceWords): boolean {
  if (known.factType !== other.factType) return false
  if (known.key === other.key) return true
  const text = known.position === other.position ? segments.find(({ position }) => position === known.position)?.text : undefined
  if (text === undefined) return false
  const a = text.indexOf(known.quote)
  const b = text.indexOf(other.quote)
  return a >= 0 && b >= 0 && a < b + other.quote.length && b < a + known.quote.length
}
