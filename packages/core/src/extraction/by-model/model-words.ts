import { asData, dataRule } from '../../models/index.js'
import { runToEnd } from '../../values/index.js'
import { authorsLines } from '../authors-lines.js'
import { frameSets } from '../frames/index.js'
import { factRules } from '../rules/index.js'
import type { SegmentText, SourceWords } from '../source-words.js'
import { Speakers } from '../speakers.js'
import { utterances } from '../utterances.js'

/** Characters of a source that a model is sent; what goes beyond is left to the rules. */
const maxCharacters = 30_000
/** Shorter texts say nothing. */
const leastCharacters = 12

/** What is sent of a segment: its author's own words, and who speaks. */
export interface SentSegment {
  segment: SegmentText
  text: string
  speaker: string | null
  byVendor: boolean
}

/** What a model is sent of a source: without quoted replies, signatures and footers; empty when that says nothing. */
export function sentSegments({ participants, ...said }: SourceWords): SentSegment[] {
  const speakers = new Speakers(participants)
  const sent = utterances(said, maxCharacters).flatMap(({ text, pieces }) => {
    const own = runToEnd(authorsLines(text))
    return pieces.map(({ start, segment }, index) => {
      const end = pieces[index + 1]?.start ?? text.length
      const lines = own.filter((line) => line.start >= start && line.start < end)
      const speaker = speakers.of(undefined, segment)
      return {
        segment,
        text: lines.map((line) => text.slice(line.start, line.end)).join('\n'),
        speaker,
        byVendor: speakers.isInternal(speaker)
      }
    })
  })
  const filled = sent.filter(({ text }) => text.trim() !== '')
  return filled.reduce((sum, { text }) => sum + text.trim().length, 0) < leastCharacters ? [] : filled
}

/** The kinds that rules know, by type: a model names no others, so that what both find is one fact. */
export const kindsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...frameSets.map(({ factType, kinds }) => [factType, new Set(Object.keys(kinds))] as const),
  ...factRules.map(({ factType, patterns }) => [factType, new Set(patterns.map(({ kind }) => kind))] as const)
])

/** What a model is told to do with a source. */
export function extractionPrompt(): string {
  const example = (positive: readonly string[]) => `such as ${JSON.stringify(positive[0] ?? '')}`
  const kinds = [
    ...frameSets.map(({ factType, kinds: said, positive }) => {
      const named = Object.entries(said).map(([kind, meaning]) => `${kind}: ${meaning}`)
      return `${factType} (${named.join(' ')}), ${example(positive)}`
    }),
    ...factRules.map(({ factType, positive }) => `${factType} (${[...(kindsOf.get(factType) ?? [])].join(', ')}), ${example(positive)}`)
  ]
  return `You read what a customer of our company and our own people wrote or said, in any language, and report what it says about the customer.
${dataRule}

The types of facts, each with its kinds:
${kinds.join('\n')}

Answer with JSON and nothing else: { "facts": [{ "factType": "BUDGET", "kind": "amount", "quote": "…", "subject": "…", "confidence": 0.9 }] }
- "quote" is the whole sentence that says it, copied exactly from one part, character by character, in its own language. Without an exact quote there is no fact.
- "subject" is what it is about (an amount, a name, an address), copied exactly from the quote; null where there is nothing to copy.
- "confidence" is from 0 to 1: how sure the words are. What is only asked, denied, supposed or told of others is no fact.
- Only what is so of the customer; what our own side says of itself is none. No facts: { "facts": [] }.`
}

/** The source as the model gets it. */
export function extractionText(sent: readonly SentSegment[], customerNames: readonly string[], mark: string): string {
  const parts = sent.map(({ segment, text, speaker, byVendor }) => {
    return { part: segment.position, ...(speaker !== null && { speaker }), ...(byVendor && { side: 'ours' }), text }
  })
  return asData(mark, JSON.stringify({ customer: customerNames[0] ?? null, parts }, null, 1))
}
