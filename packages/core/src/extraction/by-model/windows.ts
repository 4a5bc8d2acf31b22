import type { Span } from '../../sources/index.js'
import { maxCharacters, type SentSegment } from './model-words.js'

/** Characters that a window shares with the one before, so that nothing is read without what leads to it. */
const overlap = 1_200
const minWindow = 2_000
const maxWindow = 24_000

/** What a part of a question takes beside its text. */
const charactersAround = 60

/** What a question takes besides the source, in tokens, and how long its answer may be. */
const tokensOfPrompt = 3_000
export const maxAnswerTokens = 4_000
/** What an ordinary answer takes, and how many characters a token has, at least in most languages. */
const tokensOfAnswer = 200
const charactersPerToken = 3

/** The characters of a source that one question may hold, within the tokens that a model may be asked with at once. */
export function windowCharacters(maxTokens: number): number {
  const left = (maxTokens - tokensOfPrompt - maxAnswerTokens) * charactersPerToken
  return Math.floor(Math.max(minWindow, Math.min(maxWindow, left)))
}

/** About how many tokens a model takes to read so many characters: rather too many. */
export function estimatedTokens(characters: number): number {
  const read = Math.min(characters, maxCharacters)
  const windows = Math.max(1, Math.ceil(read / (maxWindow - overlap)))
  return windows * (tokensOfPrompt + tokensOfAnswer) + Math.ceil(read / charactersPerToken)
}

/**
 * Cuts what is sent of a source into windows, in order: at segments, else at paragraphs and lines, else at words. Each begins with the end of the one
 * before. One window where all fits in.
 */
export function windowsOf(sent: readonly SentSegment[], characters: number): SentSegment[][] {
  const pieces = sent.flatMap((segment) => piecesOf(segment, Math.floor(characters / 4)))
  const windows: SentSegment[][] = []
  for (let from = 0; from < pieces.length; ) {
    let end = from
    let length = 0
    while (end < pieces.length && (end === from || length + lengthOf(pieces[end]) <= characters)) {
      length += lengthOf(pieces[end])
      end += 1
    }
    windows.push(joined(pieces.slice(from, end)))
    if (end === pieces.length) break
    let next = end
    for (let shared = 0; next - 1 > from && shared + lengthOf(pieces[next - 1]) <= Math.min(overlap, characters / 4); next--) {
      shared += lengthOf(pieces[next - 1])
    }
    from = next
  }
  return windows
}

/** A stretch of a segment that no window cuts. */
interface Piece {
  of: SentSegment
  line: Span
}

function piecesOf(of: SentSegment, most: number): Piece[] {
  const total = of.lines.reduce((sum, { start, end }) => sum + end - start, 0)
  // A short segment is one piece for itself: its lines stay together.
  if (total <= most) return [{ of, line: { start: of.lines[0]?.start ?? 0, end: of.lines.at(-1)?.end ?? 0 } }]
  return of.lines.flatMap((line) => {
    const pieces: Piece[] = []
    for (let start = line.start; start < line.end; ) {
      const end = cutAt(of.segment.text, start, line.end, most)
      pieces.push({ of, line: { start, end } })
      start = end
    }
    return pieces
  })
}

/** Where a long line is cut: behind a sentence, else behind a word, else in the middle of one, but never within a character. */
function cutAt(text: string, start: number, end: number, most: number): number {
  // Parts are a fraction of a window, so that the overlap can be made of whole ones.
  const length = Math.min(most, overlap / 3)
  if (end - start <= length) return end
  const part = text.slice(start, start + length)
  const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('? '), part.lastIndexOf('! '))
  const word = part.lastIndexOf(' ')
  const cut = sentence > length / 3 ? sentence + 2 : word > 0 ? word + 1 : length
  const isWithin = /[\ud800-\udbff]$/u.test(text.slice(start, start + cut))
  return start + cut - (isWithin ? 1 : 0)
}

function lengthOf(piece: Piece | undefined): number {
  return piece ? charactersAround + piece.line.end - piece.line.start : 0
}

/** The pieces of each segment as one part; what follows in the same line is one line again. */
function joined(pieces: readonly Piece[]): SentSegment[] {
  const parts: { of: SentSegment; start: number; end: number }[] = []
  for (const { of, line } of pieces) {
    const last = parts.at(-1)
    if (last?.of === of) last.end = line.end
    else parts.push({ of, ...line })
  }
  return parts.map(({ of, start, end }) => ({
    ...of,
    lines: of.lines.flatMap((line) => {
      const within = { start: Math.max(line.start, start), end: Math.min(line.end, end) }
      return within.start < within.end ? [within] : []
    })
  }))
}
