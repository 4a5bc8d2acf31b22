import type { SegmentText, SourceWords } from './source-words.js'

/** A text that one reads as a whole, and the segments that it consists of: each begins at its place in the text. */
export interface Utterance {
  text: string
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
  if (!isOneMessage) return read.map(({ segment, text }) => ({ text, pieces: [{ start: 0, segment }] }))
  let start = 0
  const pieces = read.map(({ segment, text }) => {
    const piece = { start, segment }
    start += text.length + gap.length
    return piece
  })
  return [{ text: read.map(({ text }) => text).join(gap), pieces }]
}
