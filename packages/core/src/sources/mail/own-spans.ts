import type { Steps } from '../../values/index.js'
import { type MailLine, mailLines, type Span } from './mail-lines.js'
import { quotedLines } from './quoted-lines.js'
import { isFooter, type Run, withoutSignature } from './signature.js'

const linesPerStep = 100

/**
 * What the author of a mail wrote, as the stretches of its text that are left when quoted replies, forwarded mails, signatures, disclaimers and footers are
 * cut. Stretches are whole lines; between two of them something was cut.
 *
 * @example runToEnd(ownSpans('Sounds good.\n\nOn 3 Mar 2026 at 10:12, Ana <ana@acme.example> wrote:\n> When?')) // [{ start: 0, end: 12 }]
 */
export function* ownSpans(text: string): Steps<Span[]> {
  const lines = yield* mailLines(text)
  const own = yield* ownLines(text, lines)
  const spans: Span[] = []
  let last: { span: Span; index: number } | undefined
  for (const [index, line] of lines.entries()) {
    if (!own.has(line)) continue
    if (last && last.index === index - 1) {
      last.span.end = line.end
      last.index = index
      continue
    }
    last = { span: { start: line.start, end: line.end }, index }
    spans.push(last.span)
  }
  return spans
}

function* ownLines(text: string, lines: readonly MailLine[]): Steps<Set<MailLine>> {
  const isQuoted = yield* quotedLines(lines)
  const runs: { lines: MailLine[]; isAnswer: boolean }[] = []
  let open: MailLine[] | undefined
  for (const [index, line] of lines.entries()) {
    if (index % linesPerStep === linesPerStep - 1) yield
    const quoted = isQuoted[index] === true
    if (!quoted && isFooter(line)) continue
    if (quoted && open) {
      runs.push({ lines: open, isAnswer: true })
      open = undefined
    } else if (!quoted) {
      open ??= []
      open.push(line)
    }
  }
  if (open) runs.push({ lines: open, isAnswer: false })
  const kept = new Set<MailLine>()
  const startsOwn = isQuoted[0] !== true
  for (const [index, run] of runs.entries()) {
    yield
    const isFirst = index === 0 && startsOwn
    const isEnd = index === runs.length - 1 || isFirst
    const whole: Run = { ...run, isFirst }
    for (const line of isEnd ? withoutSignature({ text, run: whole }) : run.lines) kept.add(line)
  }
  return kept
}
