import type { Steps } from '../../values/index.js'

/** A stretch of a text, from `start` up to `end`, in characters. */
export interface Span {
  start: number
  end: number
}

/** A line of a mail with something on it. */
export interface MailLine extends Span {
  /** Its text without marks and the space around it, cut to what the patterns look at. */
  content: string
  /** The same in lower case. */
  lower: string
  /** How many marks `>` stand before it. */
  depth: number
  /** Whether an empty line, or one of marks only, stands before it. */
  opensParagraph: boolean
  /** Whether it is cut where the patterns stop looking. */
  isLong: boolean
}

const maxLookedLength = 400
const linesPerStep = 500
const lineEnd = /\r\n?|\n|\u2028|\u2029/gu
const marks = /^(?:>\s?)+/u
/** Characters without width, which clients put before texts. */
const invisible = /[\u200b-\u200f\u2060\ufeff]/gu

/** The lines of a text that have something on them; those of marks alone have nothing. */
export function* mailLines(text: string): Steps<MailLine[]> {
  const lines: MailLine[] = []
  let opensParagraph = true
  let count = 0
  for (const { start, end } of lineSpans(text)) {
    if (++count % linesPerStep === 0) yield
    const looked = start === end ? '' : lookedAt(text.slice(start, end))
    const quoted = looked === '>:' ? '' : (marks.exec(looked)?.[0] ?? '')
    const content = looked.slice(quoted.length).trim()
    const isBlank = content === ''
    if (!isBlank || quoted !== '') {
      const depth = quoted.split('>').length - 1
      lines.push({ start, end, content, lower: content.toLowerCase(), depth, opensParagraph, isLong: end - start > maxLookedLength })
    }
    opensParagraph = isBlank
  }
  return lines
}

function lookedAt(line: string): string {
  return line.trimStart().slice(0, maxLookedLength).replace(invisible, '').replaceAll('\u00a0', ' ').trim()
}

function* lineSpans(text: string): Generator<Span> {
  let start = 0
  for (const { index, 0: found } of text.matchAll(lineEnd)) {
    yield { start, end: index }
    start = index + found.length
  }
  yield { start, end: text.length }
}
