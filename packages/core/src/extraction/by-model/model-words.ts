import { type Span, Speakers } from '../../sources/index.js'
import type { Steps } from '../../values/index.js'
import type { SegmentText, SourceWords } from '../source-words.js'
import { utterances } from '../utterances.js'

/** Characters of a source that a model reads at most, window by window. */
export const maxCharacters = 1_000_000
/** Shorter texts say nothing. */
const minCharacters = 4

/** What is sent of a segment: its author's own words as lines of its text, and who speaks. */
export interface SentSegment {
  segment: SegmentText
  lines: readonly Span[]
  speaker: string | null
  byVendor: boolean
}

/** The words of a segment as they are sent. */
export function sentText({ segment, lines }: Pick<SentSegment, 'segment' | 'lines'>): string {
  return lines.map(({ start, end }) => segment.text.slice(start, end)).join('\n')
}

/** What a model is sent of a source, without quoted replies, signatures and footers; empty when that says nothing. Step by step, for words of any length. */
export function* sentSteps({ participants, ...said }: SourceWords): Steps<SentSegment[]> {
  const speakers = new Speakers(participants)
  const sent: SentSegment[] = []
  let characters = 0
  for (const [index, { text, own, pieces }] of utterances(said, maxCharacters).entries()) {
    if (index % 100 === 99) yield
    let line = 0
    for (const [place, { start, segment }] of pieces.entries()) {
      const end = pieces[place + 1]?.start ?? text.length
      const lines: Span[] = []
      for (; line < own.length; line++) {
        const span = own[line]
        if (!span || span.start >= end) break
        lines.push({ start: span.start - start, end: Math.min(span.end, end) - start })
      }
      const words = lines.reduce((sum, span) => sum + segment.text.slice(span.start, span.end).trim().length, 0)
      if (words === 0) continue
      characters += words
      const speaker = speakers.of(undefined, segment)
      sent.push({ segment, lines, speaker, byVendor: speakers.isInternal(speaker) })
    }
  }
  return characters < minCharacters ? [] : sent
}
