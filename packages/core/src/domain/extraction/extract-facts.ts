import { categoryOf } from '../facts/fact-kinds.js'
import { activeFrom, type FactCandidate } from './candidate.js'
import { type Detection, Detector } from './detect.js'
import { plainSentence } from './plain-sentence.js'
import { factRules } from './rules/index.js'
import { saidTexts } from './said-texts.js'
import { sentencesOf } from './sentences.js'
import type { SourceWords } from './source-words.js'
import { isInternal, labelOf, speakerOf } from './speakers.js'
import { subjectKey } from './subject-key.js'

const mostCharacters = 1_000_000
const mostCandidates = 200
const blankLine = /\n\s*\n/
let detector: Detector | undefined

/**
 * Reads the facts that a source's words say about its customer, in the order in which they are said. The same words give the same facts. Bounded: the
 * first million characters are read, and at most 200 facts found.
 *
 * @example extractFacts({ segments: [{ position: 0, text: 'Our budget is $50k.', speaker: null, at: null }], participants: [], customerNames: [] })
 */
export function extractFacts(words: SourceWords): FactCandidate[] {
  return [...readSentences(words)].flat()
}

/** `extractFacts`, a sentence at a time, for who has other things to do in between: what each sentence says, most of them nothing. */
export function* readSentences({ participants, customerNames, ...said }: SourceWords): Generator<FactCandidate[]> {
  let candidates = mostCandidates
  for (const { text, pieces } of saidTexts(said, mostCharacters)) {
    const rest = [...pieces]
    let named: string | undefined
    let before = 0
    for (const { start, end } of sentencesOf(text)) {
      while (rest[1] && rest[1].start <= start) rest.shift()
      const segment = rest[0]?.segment
      if (!segment) continue
      const quote = text.slice(start, end)
      // Whoever a line is marked with goes on to the end of the paragraph.
      named = labelOf(quote) ?? (blankLine.test(text.slice(before, start)) ? undefined : named)
      before = end
      const speaker = speakerOf(named, segment, participants)
      const detections = readSentence(quote, { byVendor: isInternal(speaker, participants), customerNames }).slice(0, candidates)
      candidates -= detections.length
      yield detections.map((detection) => candidate(detection, { quote, speaker, position: segment.position, at: segment.at }))
    }
    if (candidates <= 0) return
  }
}

/** What the rules find in one sentence. `byVendor`: one of our own people says it. */
export function readSentence(
  sentence: string,
  { byVendor = false, customerNames = [] }: { byVendor?: boolean; customerNames?: readonly string[] } = {}
): Detection[] {
  detector ??= new Detector(factRules)
  return detector.detect(plainSentence(sentence, customerNames), byVendor)
}

type Said = Pick<FactCandidate, 'quote' | 'position' | 'at'> & { speaker: string | null }

function candidate({ factType, kind, subject, confidence }: Detection, { speaker, ...said }: Said): FactCandidate {
  const assertion = said.quote.replace(/\s+/gu, ' ')
  const status = confidence >= activeFrom ? 'ACTIVE' : 'CANDIDATE'
  const key = `${kind}: ${subjectKey(subject, speaker, assertion)}`
  return { factType, factCategory: categoryOf(factType), assertion, confidence, status, ...said, key }
}
