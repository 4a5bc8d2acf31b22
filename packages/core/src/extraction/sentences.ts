import type { Span } from '../sources/index.js'
import type { Steps } from '../values/index.js'

const maxSentenceLength = 600
const maxBlockLength = 8_000
const blocksPerStep = 50
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const endsInAbbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|sr|jr|st|vs|etc|e\.g|i\.e|approx|ca|no|nr|inc|ltd|corp|co|llc|gmbh|dept|est|fig|ext|tel|mob|min|max|avg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|a\.m|p\.m|u\.s|u\.k|resp|incl|excl|rev|hon|gen|col|capt|[a-z])\.\s*$/iu

/**
 * The sentences of a text, or of these stretches of it, as spans of it. Lines that were wrapped are one sentence; list entries and lines of a dialogue are
 * sentences of their own; abbreviations end none. Sentences over 600 characters come in parts. `undefined` stands wherever other work may come between.
 */
export function* sentencesOf(text: string, own: readonly Span[] = [{ start: 0, end: text.length }]): Generator<Span | undefined> {
  for (const [index, block] of (yield* blocks(text, yield* linesIn(text, own))).entries()) {
    if (index % blocksPerStep === blocksPerStep - 1 || block.end - block.start > maxBlockLength / 4) yield
    yield* sentencesIn(text, block)
  }
}

function* linesIn(text: string, spans: readonly Span[]): Steps<Span[]> {
  const lines: Span[] = []
  let count = 0
  for (const span of spans) {
    for (let start = span.start; start <= span.end; ) {
      if (++count % (40 * blocksPerStep) === 0) yield
      const found = text.indexOf('\n', start)
      const end = found === -1 ? span.end : Math.min(found, span.end)
      if (text.slice(start, end).trim() !== '') lines.push({ start, end })
      start = end + 1
    }
  }
  return lines
}

/** Runs of lines that belong together: the next line goes on where the one before was full and it does not start anew. */
function* blocks(text: string, lines: readonly Span[]): Steps<Span[]> {
  const found: Span[] = []
  let last: Span | undefined
  for (const [index, line] of lines.entries()) {
    if (index % (10 * blocksPerStep) === 0 && index > 0) yield
    if (last && goesOn(text, last, line) && line.end - last.start <= maxBlockLength) {
      last.end = line.end
    } else {
      last = { ...line }
      found.push(last)
    }
  }
  return found.flatMap(cut)
}

function goesOn(text: string, before: Span, line: Span): boolean {
  if (line.start !== before.end + 1) return false
  const lineBefore = text.slice(text.lastIndexOf('\n', before.end - 1) + 1, before.end).trim()
  const content = text.slice(line.start, Math.min(line.end, line.start + 40)).trimStart()
  if (lineBefore === '' || content === '' || /[.!?:;]["')]?$/u.test(lineBefore)) return false
  if (/^(?:[-*•–—·>|#]|\d{1,3}[.)]\s|[\p{Lu}][\p{L} .'-]{0,30}:\s)/u.test(content)) return false
  return lineBefore.length >= 50 || /^\p{Ll}/u.test(content) || /,$/u.test(lineBefore)
}

function cut({ start, end }: Span): Span[] {
  const parts: Span[] = []
  for (let from = start; from < end; from += maxBlockLength) parts.push({ start: from, end: Math.min(from + maxBlockLength, end) })
  return parts
}

function sentencesIn(text: string, block: Span): Span[] {
  const flat = text.slice(block.start, block.end).replace(/\s/gu, ' ')
  const spans: Span[] = []
  let open: Span | undefined
  for (const { segment, index } of segmenter.segment(flat)) {
    if (open && continues(flat.slice(open.start, open.end), segment)) {
      open.end = index + segment.length
    } else {
      open = { start: index, end: index + segment.length }
      spans.push(open)
    }
  }
  return spans.flatMap((span) => parts(flat, span)).flatMap((span) => trimmed(flat, span, block.start))
}

function continues(before: string, segment: string): boolean {
  const tail = before.slice(-12)
  return endsInAbbreviation.test(tail) || (/\.\s*$/u.test(tail) && /^\p{Ll}/u.test(segment))
}

/** A sentence that is too long to be one is cut at commas, else at words. */
function parts(flat: string, span: Span): Span[] {
  if (span.end - span.start <= maxSentenceLength) return [span]
  const window = flat.slice(span.start, span.start + maxSentenceLength)
  const edge = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '))
  const word = window.lastIndexOf(' ')
  const length = edge > maxSentenceLength / 2 ? edge + 1 : word > maxSentenceLength / 2 ? word : maxSentenceLength
  const rest = { start: span.start + length, end: span.end }
  return [{ start: span.start, end: span.start + length }, ...parts(flat, rest)]
}

function trimmed(flat: string, { start, end }: Span, offset: number): Span[] {
  const content = flat.slice(start, end)
  const lead = content.length - content.trimStart().length
  const length = content.trim().length
  return length < 2 ? [] : [{ start: offset + start + lead, end: offset + start + lead + length }]
}
