import { categoryOf } from '../facts/index.js'
import { Speakers } from '../sources/index.js'
import { runToEnd, type Steps } from '../values/index.js'
import { activeFrom, type FactCandidate } from './candidate.js'
import { type Found, findFacts, voiceOf } from './find-facts.js'
import { labelOf, withoutLabel } from './line-label.js'
import type { SourceReader } from './reading/source-reader.js'
import { sentencesOf } from './sentences.js'
import type { SourceWords } from './source-words.js'
import { subjectKey } from './subject-key.js'
import { utterances } from './utterances.js'

const maxCharacters = 1_000_000
const maxCandidates = 200
const charactersPerStep = 2_000
/** What even the shortest sentence takes, in characters of a longer one. */
const costOfSentence = 60
/** Up to so many characters a text is short. */
const shortText = 300
const leastOdds = 0.2
/** How much rarer facts become with the length of a text: measured on the tuning part of the sets. */
const rarity = 0.25
const blankLine = /\n\s*\n/

/**
 * Reads the facts that a source's words say about its customer, in the order in which they are said. The same words give the same facts. Bounded: the
 * first million characters are read, and at most 200 facts found. Without a `reader` the rules alone read, which know English.
 *
 * @example extractFacts({ segments: [{ position: 0, text: 'Our budget is $50k.', speaker: null, at: null }], participants: [], customerNames: [] })
 */
export function extractFacts(words: SourceWords, reader?: SourceReader): FactCandidate[] {
  return runToEnd(extractionSteps(words, reader))
}

/** `extractFacts`, step by step, for words of any length. */
export function* extractionSteps(
  { participants, customerNames, isReport = false, ownWords, ...said }: SourceWords,
  { language, reader }: SourceReader = { language: 'en', reader: undefined }
): Steps<FactCandidate[]> {
  const found: FactCandidate[] = []
  if (language !== 'en' && !reader) return found
  const speakers = new Speakers(participants)
  const odds = oddsIn(said.segments)
  let characters = 0
  for (const { text, own, pieces } of utterances(said, maxCharacters)) {
    const rest = [...pieces]
    let named: string | undefined
    let before = 0
    let sentenceBefore = ''
    for (const span of sentencesOf(text, own)) {
      if (!span || characters > charactersPerStep) {
        yield
        characters = 0
      }
      if (!span) continue
      const { start, end } = span
      characters += costOfSentence + end - start
      while (rest[1] && rest[1].start <= start) rest.shift()
      const segment = rest[0]?.segment
      if (!segment) continue
      const quote = text.slice(start, end)
      // Whoever a line is marked with goes on to the end of the paragraph.
      named = labelOf(quote) ?? (blankLine.test(text.slice(before, start)) ? undefined : named)
      before = end
      const speaker = speakers.of(named, segment)
      const byVendor = speakers.isInternal(speaker)
      const voice = voiceOf({ byVendor, isReport })
      const written = withoutLabel(quote)
      const read = ownWords?.read(written, { language, voice, ...(reader && { isEveryday: (word) => reader.knows(word) }) })
      const sentence = read?.sentence ?? written
      const context = { sentence, before: sentenceBefore, byVendor, isReport, customerNames, odds }
      sentenceBefore = sentence
      for (const each of findFacts(context, reader)) {
        if (found.length === maxCandidates) return found
        const subject = read ? read.subject(each.subject) : each.subject
        found.push(candidate({ ...each, subject }, { quote, speaker, position: segment.position, at: segment.at }))
      }
    }
  }
  return found
}

/**
 * The odds of a fact in a sentence of a source, against those in the short texts that the reader learned from: the longer people talk, the rarer are
 * sentences that one would record.
 */
function oddsIn(segments: SourceWords['segments']): number {
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0)
  return Math.max(leastOdds, Math.min(1, (shortText / Math.max(1, characters)) ** rarity))
}

type Said = Pick<FactCandidate, 'quote' | 'position' | 'at'> & { speaker: string | null }

function candidate({ factType, kind, subject, confidence, effect, polarity }: Found, { speaker, ...said }: Said): FactCandidate {
  const assertion = said.quote.replace(/\s+/gu, ' ')
  const status = confidence >= activeFrom ? 'ACTIVE' : 'CANDIDATE'
  const key = `${kind}: ${subjectKey(subject, speaker, assertion)}`
  return {
    factType,
    factCategory: categoryOf(factType),
    assertion,
    confidence,
    status,
    ...said,
    key,
    ...(effect && { effect }),
    ...(polarity && { polarity })
  }
}
