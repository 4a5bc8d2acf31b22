import type { Span } from '../authors-lines.js'
import type { FactCandidate } from '../candidate.js'
import { type ComparableQuote, ComparableText } from './comparable-text.js'
import { instructionsIn } from './instructions.js'
import { type SentSegment, sentText } from './model-words.js'

/** Where a quote stands, in the exact words of the source. */
export interface Place extends Span {
  quote: string
  position: number
  at: number | null
  speaker: string | null
  byVendor: boolean
  /** The quote is all that the segment says. */
  isWhole: boolean
}

interface Part {
  sent: SentSegment
  text: ComparableText
  instructions: readonly Span[]
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
      instructions: instructionsIn(each.segment.text)
    }))
    this.characters = sent.reduce((sum, each) => sum + sentText(each).length, 0)
    this.instructs = this.parts.some(({ instructions }) => instructions.length > 0)
  }

  /** The first place where a quote stands; undefined where it stands nowhere. */
  find(wanted: ComparableQuote): Place | undefined {
    for (const { sent, text } of this.parts) {
      const span = text.find(wanted)
      if (!span) continue
      const { segment, speaker, byVendor } = sent
      const said = segment.text.slice(span.start, stopAfter(segment.text, span.end))
      const quote = said.trim()
      const start = span.start + said.indexOf(quote)
      const isWhole = wanted.length >= text.bareLength
      return { quote, start, end: start + quote.length, position: segment.position, at: segment.at, speaker, byVendor, isWhole }
    }
    return undefined
  }

  /** Whether a quote stands where its author tells a model what to do. */
  isInstruction({ position, start, end }: Place): boolean {
    const part = this.parts.find(({ sent }) => sent.segment.position === position)
    return part?.instructions.some((span) => span.start < end && start < span.end) ?? false
  }

  /** Whether a candidate stands in the words of a place. */
  overlaps(candidate: FactCandidate, { position, start, end }: Place): boolean {
    if (candidate.position !== position) return false
    const text = this.parts.find(({ sent }) => sent.segment.position === position)?.sent.segment.text
    const from = text?.indexOf(candidate.quote) ?? -1
    return from >= 0 && from < end && start < from + candidate.quote.length
  }
}

/** A sentence that is quoted without its stop has it in the source. */
function stopAfter(text: string, end: number): number {
  return end + (/^[.!?…]{1,3}(?=["'’”»)\s]|$)/u.exec(text.slice(end, end + 4))?.[0].length ?? 0)
}
