import { disclaimerIn } from './footers.js'
import { kindOf, type LineKind, namesAuthor } from './line-kinds.js'
import type { MailLine } from './mail-lines.js'

/** Signatures have no more lines; so many of a run's last lines are looked at. */
export const maxSignatureLines = 60
const delimiter = /^(?:--|—|__)$/u

/** The end of a run of lines that nothing was cut from, and what stands around the run. */
export interface RunEnd {
  lines: readonly MailLine[]
  /** Whether these are all lines of the run. */
  isWhole: boolean
  /** Whether the mail begins with the run. */
  isFirst: boolean
  /** Whether a quotation follows. */
  isAnswer: boolean
}

/** How many of these lines are left without the signature. */
export function linesBeforeSignature(text: string, run: RunEnd): number {
  const lines = beforeDelimiter(text, run.lines)
  const kinds = kindsOf(lines)
  const stop = kinds.findLastIndex((kind) => kind === 'prose' || kind === 'farewell' || kind === 'postscript')
  if (stop === lines.length - 1 || (stop === -1 && !run.isWhole)) return lines.length
  return new Tail(lines, kinds, stop, run).start() ?? lines.length
}

type TailKind = LineKind | 'disclaimer'

/** The last lines of a run: up to the line `stop` they are the author's, what follows may be a signature. */
class Tail {
  constructor(
    private readonly lines: readonly MailLine[],
    private readonly kinds: readonly TailKind[],
    private readonly stop: number,
    private readonly run: RunEnd
  ) {}

  /** The number of the first line of the signature; undefined where there is none. */
  start(): number | undefined {
    const above = this.kinds[this.stop]
    const first = this.stop + 1
    if (above === 'farewell') {
      const isNamed = namesAuthor(this.contentAt(this.stop)) || !isPersonal(this.kinds[first])
      return this.signatureAt(isNamed ? first : first + 1, 1)
    }
    if (above === undefined && !this.run.isFirst) return undefined
    if (/[:：]$/u.test(this.contentAt(this.stop))) return this.signatureAt(this.endOfParagraph(first), 2)
    const start = this.endOfGoodbye(first)
    if (start > first) return this.signatureAt(start, 2)
    // A signature and nothing else comes only with a mail that is passed on.
    if (above === undefined && !this.run.isAnswer) return undefined
    // A number alone may be what the mail is about.
    if (this.lines.length - first === 1 && this.kinds[first] === 'contact' && !/[|·•]/u.test(this.contentAt(first))) return undefined
    const length = this.endOfParagraph(first) - first
    if (isFirstName(this.contentAt(first)) && length > 1) return this.signatureAt(first + 1, above ? 2 : 1)
    const hasGoodbye = this.kinds[first] === 'short' && isPersonal(this.kinds[first + 1]) && length > 2
    return this.signatureAt(hasGoodbye ? first + 2 : first, above ? 2 : 1)
  }

  /** Where a signature begins, if what stands there is one as surely as that. */
  private signatureAt(start: number, sureness: number): number | undefined {
    let evidence = start > 0 && this.lines[start]?.opensParagraph ? 0.5 : 0
    for (const kind of this.kinds.slice(start)) {
      if (kind === 'disclaimer') evidence += 2
      else if (kind === 'contact') evidence += 1.5
      else if (kind === 'title') evidence += 1
      else if (kind === 'name') evidence += 0.5
    }
    return evidence >= sureness ? start : undefined
  }

  /** What stands above a signature and may be the author's, such as an unusual goodbye: paragraphs of a line or two. */
  private endOfGoodbye(first: number): number {
    let start = first
    while (start < this.lines.length) {
      const end = this.endOfParagraph(start)
      // Full names begin a signature; what signs a text is mostly shorter.
      const isSignedOff = start === first || isFirstName(this.contentAt(start))
      if (end >= this.lines.length || end - start > 2 || !this.kinds.slice(start, end).every(isPersonal) || !isSignedOff) return start
      start = end
    }
    return start
  }

  private endOfParagraph(start: number): number {
    return endOfParagraph(this.lines, start)
  }

  private contentAt(index: number): string {
    return this.lines[index]?.content ?? ''
  }
}

const isPersonal = (kind: TailKind | undefined) => kind === 'name' || kind === 'short'

const isFirstName = (content: string) => /^\p{Lu}[\p{L}'’-]*[.,]?$/u.test(content)

function endOfParagraph(lines: readonly MailLine[], start: number): number {
  let end = start + 1
  while (end < lines.length && !lines[end]?.opensParagraph) end += 1
  return end
}

/** What stands above the line that begins a signature by its form; all of it where the author says goodbye only below. */
function beforeDelimiter(text: string, lines: readonly MailLine[]): readonly MailLine[] {
  const found = lines.findIndex(({ content }) => delimiter.test(content))
  const line = lines[found]
  if (!line) return lines
  const isMarked = /^-- \s*$/u.test(text.slice(line.start, Math.min(line.end, line.start + 10)))
  return isMarked || !lines.slice(found + 1).some((each) => kindOf(each) === 'farewell') ? lines.slice(0, found) : lines
}

function kindsOf(lines: readonly MailLine[]): TailKind[] {
  const kinds: TailKind[] = lines.map(kindOf)
  let start = 0
  while (start < lines.length) {
    const end = endOfParagraph(lines, start)
    const begins = disclaimerIn(lines.slice(start, end))
    if (begins !== undefined) kinds.fill('disclaimer', start + begins, end)
    start = end
  }
  return kinds
}
