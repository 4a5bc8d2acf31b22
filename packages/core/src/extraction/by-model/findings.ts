import { type Static, Type } from 'typebox'
import { categoryOf, type FactType, factTypes, pressingFactTypes } from '../../facts/index.js'
import { UnusableAnswer } from '../../jobs/index.js'
import { answerJson } from '../../models/index.js'
import { checkOf } from '../../validation/index.js'
import { activeFrom, type FactCandidate } from '../candidate.js'
import { subjectKey } from '../subject-key.js'
import type { StoredFinding } from '../tables/source-readings.js'
import { confidenceOf, isUnlikely } from './agreement.js'
import { typeDescriptions } from './fact-types.js'
import type { Likelihood } from './likelihood.js'
import type { SentSegment } from './model-words.js'
import { type Place, WindowWords } from './window-words.js'
import type { RuledFinding } from './windowed-source.js'

const finding = Type.Object({
  factType: Type.Enum([...factTypes]),
  kind: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  quote: Type.String({ minLength: 1, maxLength: 5_000 }),
  subject: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  confidence: Type.Optional(Type.Union([Type.Number(), Type.Null()]))
})
type Claim = Static<typeof finding>
const answer = checkOf(Type.Object({ facts: Type.Array(Type.Unknown()) }))
const findingCheck = checkOf(finding)

/** A model that is less sure than this does not stand by what it says. */
const minConfidence = 0.5
/** What opens attention items is left to people where a text tells its reader what to do. */
const pressing: readonly FactType[] = pressingFactTypes
/** More facts than so many, and than the words can hold, are no reading. */
const usualClaims = 40
const charactersOfFact = 50
/** So many quotes that are nowhere, and more than half of all, are made up. */
const manyMissing = 3

/** What is read already: by rules, and by the model in the windows before. */
export interface KnownReading {
  ruled: readonly RuledFinding[]
  before: readonly StoredFinding[]
  /** What the weights make of a quote. */
  likelihood: Pick<Likelihood, 'of'>
}

/** What a model's answer to a window comes to. */
export interface WindowReading {
  /** What the words bear out; a candidate of the rules that the model confirms is among it. */
  found: FactCandidate[]
  /** Those of which the weights find it unlikely that their quotes say so, with the confidence that they have where another source says the same. */
  unlikely: ReadonlyMap<FactCandidate, number>
  /** The same with the places, for the windows that follow. */
  places: StoredFinding[]
  /** Types of which something stayed unclear: what the rules found of them is not withdrawn. */
  doubted: FactType[]
}

/**
 * The facts of a model's answer that the words of the window bear out. What has no quote in them is no fact, nor is what stands in words that instruct their
 * reader. A finding in the words of a candidate of the rules confirms it.
 */
export function readAnswer(
  { text, isCut }: { text: string; isCut: boolean },
  sent: readonly SentSegment[],
  { ruled, before, likelihood }: KnownReading
): WindowReading | UnusableAnswer {
  const said = answerJson(isCut ? closed(text) : text)
  if (!answer.accepts(said))
    return new UnusableAnswer(
      text.trim() === '' ? 'It answered nothing' : 'Its answer cannot be used: it is not the JSON that was asked for'
    )
  const words = new WindowWords(sent)
  const most = Math.max(usualClaims, Math.ceil(words.characters / charactersOfFact))
  if (said.facts.length > most)
    return new UnusableAnswer(`Its answer cannot be used: it named ${said.facts.length} facts, more than these words can hold`)
  const doubted = new Set<FactType>(words.instructs || isCut ? factTypes : [])
  const found = new Map<string, FactCandidate>()
  const places: StoredFinding[] = []
  const unlikely = new Map<FactCandidate, number>()
  let missing = 0
  for (const each of said.facts.map(withTypeName)) {
    if (!findingCheck.accepts(each)) continue
    const place = words.find(each.quote)
    if (!place?.isLong) {
      missing += 1
      doubted.add(each.factType)
      continue
    }
    const instruction = words.instructionAt(place)
    if (instruction?.isForModel) continue
    if ((each.confidence ?? 1) < minConfidence) {
      doubted.add(each.factType)
      continue
    }
    const isInstructed = instruction !== undefined || (words.instructs && pressing.includes(each.factType))
    const isDoubtful = place.byVendor || isInstructed
    const alone = candidateOf(each, place, confidenceOf({ rules: null, model: true, isDoubtful }))
    const confirmed = ruled.filter((finding) => confirms(alone, place, finding))
    // What a text tells its reader to find is no agreement: then it stays as the rules found it.
    if (instruction && confirmed.length > 0) continue
    const candidates = confirmed.length > 0 ? confirmed.map(({ candidate }) => confirmation(candidate)) : [alone]
    if (confirmed.length === 0 && isUnlikely(likelihood.of(each.factType, place))) {
      unlikely.set(alone, alone.confidence)
      alone.confidence = confidenceOf({ rules: null, model: true, isDoubtful, isUnlikely: true })
      alone.status = statusOf(alone.confidence)
    }
    for (const candidate of candidates) {
      const known = [...before, ...places].some((other) => isSame(other, candidate, place))
      places.push({ factType: candidate.factType, key: candidate.key, position: place.position, start: place.start, end: place.end })
      const key = `${candidate.factType} ${candidate.key}`
      if (!found.has(key) && (!known || confirmed.length > 0)) found.set(key, candidate)
    }
  }
  if (missing >= manyMissing && missing * 2 > said.facts.length)
    return new UnusableAnswer(
      `Its answer cannot be used: ${missing} of the ${said.facts.length} quotes that it gave stand nowhere in the source`
    )
  return { found: [...found.values()], unlikely, places, doubted: [...doubted] }
}

/** Models write the names of types in other forms, too. */
function withTypeName(claim: unknown): unknown {
  const { factType } = Object(claim)
  return typeof factType === 'string'
    ? {
        ...Object(claim),
        factType: factType
          .trim()
          .toUpperCase()
          .replace(/[\s-]+/gu, '_')
      }
    : claim
}

/** An answer that was longer than allowed, closed behind the last fact that is whole. */
function closed(text: string): string {
  return `${text.slice(0, text.lastIndexOf('}') + 1)}]}`
}

/** Whether a model's finding is that of the rules: of one type, by one key, or in words that overlap. */
function confirms(alone: FactCandidate, place: Place, { candidate, start, end }: RuledFinding): boolean {
  if (candidate.factType !== alone.factType) return false
  if (candidate.key === alone.key) return true
  return candidate.position === place.position && start >= 0 && start < place.end && place.start < end
}

function confirmation(candidate: FactCandidate): FactCandidate {
  const confidence = confidenceOf({ rules: candidate.confidence, model: true })
  return { ...candidate, confidence, status: statusOf(confidence) }
}

function candidateOf({ factType, kind, subject = null }: Claim, place: Place, confidence: number): FactCandidate {
  const { quote, position, at, speaker } = place
  const assertion = quote.replace(/\s+/gu, ' ')
  const wanted = subject?.trim() ?? ''
  const named = wanted !== '' && assertion.toLowerCase().includes(wanted.toLowerCase().replace(/\s+/gu, ' ')) ? wanted : null
  return {
    factType,
    factCategory: categoryOf(factType),
    assertion,
    confidence,
    status: statusOf(confidence),
    quote,
    position,
    at,
    key: `${kindOf(factType, kind)}: ${subjectKey(named, speaker, assertion)}`
  }
}

const statusOf = (confidence: number) => (confidence >= activeFrom ? 'ACTIVE' : 'CANDIDATE')

const kindsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(typeDescriptions.map(({ factType, kinds }) => [factType, new Set(kinds)]))

/** A kind that nobody knows says nothing of whether two findings are the same: then the type and the subject do. */
function kindOf(factType: FactType, kind: string | null | undefined): string {
  const wanted = kind?.trim().toLowerCase() ?? ''
  return kindsOf.get(factType)?.has(wanted) ? wanted : 'said'
}

/** Whether two findings are one fact: of one type, by one key, or in words that overlap. */
function isSame(known: StoredFinding, other: FactCandidate, place: Place): boolean {
  if (known.factType !== other.factType) return false
  if (known.key === other.key) return true
  return known.position === place.position && known.start < place.end && place.start < known.end
}
