import type { Steps } from '../../values/index.js'
import { isFooter } from './footers.js'
import { type MailLine, mailLines, type Span } from './mail-lines.js'
import { quotedLines } from './quoted-lines.js'
import { linesBeforeSignature, maxSignatureLines } from './signature.js'

const linesPerStep = 50

/**
 * What the author of a mail wrote, as the stretches of its text that are left when quoted replies, forwarded mails, signatures, disclaimers and footers are
 * cut. Stretches are whole lines; between two of them something was cut.
 *
 * @example runToEnd(ownSpans('Sounds good.\n\nOn 3 Mar 2026 at 10:12, Ana <ana@acme.example> wrote:\n> When?')) // [{ start: 0, end: 12 }]
 */
export function* ownSpans(text: string): Steps<Span[]> {
  const lines = yield* mailLines(text)
  const isOwn = yield* ownLines(text, lines)
  const spans: Span[] = []
  let last: Span | undefined
  for (const [index, line] of lines.entries()) {
    if (index % (20 * linesPerStep) === 0) yield
    if (!isOwn[index]) last = undefined
    else if (last) last.end = line.end
    else {
      last = { start: line.start, end: line.end }
      spans.push(last)
    }
  }
  return spans
}

/** A run of lines between quotations: the numbers of its last lines. */
interface Run {
  last: number[]
  isWhole: boolean
  isAnswer: boolean
}

function* ownLines(text: string, lines: readonly MailLine[]): Steps<boolean[]> {
  const isQuoted = yield* quotedLines(lines)
  const isOwn = isQuoted.map((quoted) => !quoted)
  let first: Run | undefined
  let run: Run | undefined
  for (const [index, line] of lines.entries()) {
    if (index % linesPerStep === 0) yield
    const isBehindQuotation = index > 0 && isQuoted[index - 1] === true
    if (isBehindQuotation && run && !isQuoted[index]) run = undefined
    if (isQuoted[index]) {
      if (run) run.isAnswer = true
    } else if (isFooter(line)) isOwn[index] = false
    else {
      run ??= { last: [], isWhole: true, isAnswer: false }
      if (isQuoted[0] !== true) first ??= run
      run.last.push(index)
      if (run.last.length > maxSignatureLines) {
        run.last.shift()
        run.isWhole = false
      }
    }
  }
  for (const end of new Set([first, run])) {
    if (!end) continue
    yield
    const own = end.last.flatMap((index) => lines[index] ?? [])
    const left = linesBeforeSignature(text, { ...end, lines: own, isFirst: end === first })
    for (const index of end.last.slice(left)) isOwn[index] = false
  }
  return isOwn
}
