import type { Span } from '../sources/index.js'
import type { SegmentText, SourceWords } from './source-words.js'

/** A text that one reads as a whole, and the segments that it consists of: each begins at its place in the text. */
export interface Utterance {
  text: string
  /** The stretches of the text that its author wrote. */
  own: readonly Span[]
  pieces: readonly { start: number; segment: SegmentText }[]
}

const gap = '\n\n'

/** The texts of a source, up to so many characters: the paragraphs of a message are one, all other segments stand alone. */
export function utterances({ segments, isOneMessage = false }: Pick<SourceWords, 'segments' | 'isOneMessage'>, most: number): Utterance[] {
  let left = most
  const read = segments.flatMap((segment) => {
    const text = segment.text.slice(0, left)
    left -= text.length
    return text === '' ? [] : [{ segment, text }]
  })
  if (!isOneMessage)
    return read.map(({ segment, text }) => ({ text, own: ownOf(segment, text.length, 0), pieces: [{ start: 0, segment }] }))
  let start = 0
  const own: Span[] = []
  const pieces = read.map(({ segment, text }) => {
    const piece = { start, segment }
    own.push(...ownOf(segment, text.length, start))
    start += text.length + gap.length
    return piece
  })
  return [{ text: read.map(({ text }) => text).join(gap), own, pieces }]
}

function ownOf({ own = null }: SegmentText, length: number, offset: number): Span[] {
  const spans = own ?? [[0, length]]
  return spans.flatMap(([start, end]) => (start < length ? [{ start: offset + start, end: offset + Math.min(end, length) }] : []))
}
