import type { Span } from '../../sources/index.js'
import { ComparableQuote, ComparableText } from './comparable-text.js'
import { type Instruction, instructionsIn } from './instructions.js'
import { type SentSegment, sentText } from './model-words.js'

/** Where a quote stands, in the exact words of the source. */
export interface Place extends Span {
  quote: string
  position: number
  at: number | null
  speaker: string | null
  byVendor: boolean
  /** The quote is long enough to be a sentence, or it is all that the segment says. */
  isLong: boolean
}

/** A few letters stand in many sentences; as all that somebody says they are a sentence. */
const minQuoteLength = 8
/** What models write for words that they leave out of a quote; and how long its pieces are at least, and what they stand around at most. */
const omission = /\s*(?:\.{3}|…|[[(](?:\.{3}|…)[\])])\s*/u
const minPieceLength = 8
const maxShortened = 600

interface Part {
  sent: SentSegment
  text: ComparableText
  instructions: readonly Instruction[]
}

/** The words of a window, as quotes are looked for in them. */
export class WindowWords {
  private readonly parts: readonly Part[]
  readonly characters: number
  /** Whether something in them wants to tell a model what to do. */
  readonly instructs: boolean

  constructor(sent: readonly SentSegment[]) {
    this.parts = sent.map((each) => ({
      sent: each,
      text: new ComparableText(each.segment.text, each.lines),
      instructions: instructionsWithin(each)
    }))
    this.characters = sent.reduce((sum, each) => sum + sentText(each).length, 0)
    this.instructs = this.parts.some(({ instructions }) => instructions.length > 0)
  }

  /** The first place where a quote stands, or what it leaves out in its middle with it; undefined where it stands nowhere. */
  find(quoted: string): Place | undefined {
    const wanted = new ComparableQuote(quoted)
    if (wanted.forms.length === 0) return undefined
    return this.place((text) => text.find(wanted), wanted.length) ?? this.findShortened(quoted)
  }

  private findShortened(quoted: string): Place | undefined {
    const pieces = quoted.split(omission).map((piece) => new ComparableQuote(piece))
    const [first, ...others] = pieces.filter(({ forms }) => forms.length > 0)
    const last = others.at(-1)
    if (!first || !last || first.length < minPieceLength || last.length < minPieceLength) return undefined
    const between = (text: ComparableText) => {
      const start = text.find(first)
      const end = text.find(last)
      return start && end && end.start >= start.end && end.end - start.start <= maxShortened
        ? { start: start.start, end: end.end }
        : undefined
    }
    return this.place(between, Number.POSITIVE_INFINITY)
  }

  private place(find: (text: ComparableText) => Span | undefined, length: number): Place | undefined {
    for (const { sent, text } of this.parts) {
      const span = find(text)
      if (!span) continue
      const { segment, speaker, byVendor } = sent
      const said = segment.text.slice(span.start, stopAfter(segment.text, span.end))
      const quote = said.trim()
      const start = span.start + said.indexOf(quote)
      const isLong = length >= minQuoteLength || length >= text.bareLength
      return { quote, start, end: start + quote.length, position: segment.position, at: segment.at, speaker, byVendor, isLong }
    }
    return undefined
  }

  /** What instructs its reader where a quote stands, if anything does. */
  instructionAt({ position, start, end }: Place): { isForModel: boolean } | undefined {
    const part = this.parts.find(({ sent }) => sent.segment.position === position)
    const found = part?.instructions.filter((span) => span.start < end && start < span.end) ?? []
    return found.find(({ isForModel }) => isForModel) ?? found[0]
  }
}

/** What instructs its reader in the lines that are sent of a segment. */
function instructionsWithin({ segment, lines }: SentSegment): Instruction[] {
  const start = lines[0]?.start ?? 0
  return instructionsIn(segment.text.slice(start, lines.at(-1)?.end ?? start)).map((found) => {
    return { ...found, start: start + found.start, end: start + found.end }
  })
}

/** A sentence that is quoted without its stop has it in the source. */
function stopAfter(text: string, end: number): number {
  return end + (/^[.!?…]{1,3}(?=["'’”»)\s]|$)/u.exec(text.slice(end, end + 4))?.[0].length ?? 0)
}
