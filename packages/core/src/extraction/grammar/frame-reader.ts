import type { FactType } from '../../facts/index.js'
import type { Detection } from '../detection.js'
import type { Frame, FrameSet } from './frame.js'
import type { Lexicon } from './lexicon.js'
import type { Reading } from './reading.js'
import { isDropped, stanceOf } from './stance.js'

const defaultGap = 5

/** A step of what a frame says: a concept, and how it stands to the one before. */
interface Step {
  concept: string
  isOrdered: boolean
  gap: number
}

interface CompiledFrame {
  factType: FactType
  frame: Frame
  steps: readonly Step[]
}

interface Span {
  start: number
  end: number
}

/** The frames of one language, ready to read sentences. */
export class FrameReader {
  private readonly sets: readonly { set: FrameSet; frames: readonly CompiledFrame[] }[]
  /** The concepts that frames are made of, by the words that they can begin with. */
  private readonly byWord = new Map<string, Set<string>>()
  private readonly always = new Set<string>()

  constructor(
    private readonly lexicon: Lexicon,
    sets: readonly FrameSet[]
  ) {
    this.sets = sets.map((set) => ({ set, frames: set.frames.flatMap((frame) => this.compile(set.factType, frame)) }))
  }

  /** A frame that needs a concept which the language has not is none in this language. */
  private compile(factType: FactType, frame: Frame): CompiledFrame[] {
    return frame.says.flatMap((says) => {
      const steps = parseSays(says)
      if (!steps.every(({ concept }) => this.lexicon.has(concept))) return []
      for (const { concept } of steps) this.index(concept)
      return [{ factType, frame, steps }]
    })
  }

  private index(concept: string): void {
    const { first } = this.lexicon.concept(concept)
    if (!first) this.always.add(concept)
    for (const word of first ?? []) this.byWord.set(word, (this.byWord.get(word) ?? new Set()).add(concept))
  }

  /** What the frames find in a sentence: at most one fact of each type, the surest. */
  read(reading: Reading, before?: Reading): Detection[] {
    const found = this.occurrences(reading)
    return this.sets.flatMap(({ set, frames }) => {
      let best: Detection | undefined
      for (const compiled of frames) {
        if (best && best.confidence >= compiled.frame.confidence) continue
        best = matchOf(compiled, reading, found, before) ?? best
      }
      if (!best || set.unless.some((concept) => this.lexicon.has(concept) && reading.has(concept))) return []
      return [{ ...best, confidence: sureness(best.confidence, reading) }]
    })
  }

  private occurrences(reading: Reading): ReadonlyMap<string, readonly Span[]> {
    const found = new Map<string, Span[]>()
    for (let at = 0; at < reading.length; at++) {
      const tried = new Set(this.always)
      for (const form of reading.forms[at] ?? []) for (const concept of this.byWord.get(form) ?? []) tried.add(concept)
      for (const concept of tried) {
        const ends = this.lexicon.concept(concept).match(reading, at)
        if (ends.length === 0) continue
        const span = { start: at, end: Math.max(...ends) }
        const known = found.get(concept)
        if (known) known.push(span)
        else found.set(concept, [span])
      }
    }
    return found
  }
}

function matchOf(
  { factType, frame, steps }: CompiledFrame,
  reading: Reading,
  found: ReadonlyMap<string, readonly Span[]>,
  before: Reading | undefined
): Detection | undefined {
  if (frame.by && (frame.by === 'vendor') !== reading.byVendor) return undefined
  if (steps.some(({ concept }) => !found.has(concept))) return undefined
  if (frame.near && !frame.near.some((concept) => reading.has(concept) || before?.has(concept))) return undefined
  if (frame.with && !frame.with.some((concept) => reading.has(concept) || (before?.isQuestion && before.has(concept)))) return undefined
  for (const spans of placesOf(steps, reading, found)) {
    const start = Math.min(...spans.map((span) => span.start))
    const end = Math.max(...spans.map((span) => span.end))
    if (isDropped(stanceOf(reading, spans, start, end), frame.stands ?? [])) continue
    const clause = { start: reading.clauseAt(start).start, end: reading.clauseAt(end - 1).end }
    if (frame.unless?.some((concept) => reading.lexicon.has(concept) && reading.has(concept, clause.start, clause.end))) continue
    const named = frame.subject === undefined ? undefined : reading.find(frame.subject, start, end)[0]
    const subject = named ? reading.textOf(named.start, named.end) : null
    return { factType, kind: frame.kind, subject, confidence: frame.confidence }
  }
  return undefined
}

/** Every way in which the steps stand together, step by step. */
function* placesOf(
  steps: readonly Step[],
  reading: Reading,
  found: ReadonlyMap<string, readonly Span[]>,
  before: readonly Span[] = []
): Generator<readonly Span[]> {
  const step = steps[before.length]
  if (!step) {
    yield before
    return
  }
  for (const span of found.get(step.concept) ?? []) {
    const last = before.at(-1)
    if (last && !stands(step, last, span, reading)) continue
    yield* placesOf(steps, reading, found, [...before, span])
  }
}

function stands({ isOrdered, gap }: Step, one: Span, other: Span, reading: Reading): boolean {
  const isAfter = other.start >= one.end
  if (!isAfter && (isOrdered || one.start < other.end)) return false
  const distance = isAfter ? other.start - one.end : one.start - other.end
  return distance <= gap && reading.isOnePart(one.start, other.start)
}

function parseSays(says: string): Step[] {
  const words = says.split(/\s+/)
  const steps: Step[] = []
  for (let at = 0; at < words.length; at += 2) {
    const operator = at === 0 ? '~' : (words[at - 1] ?? '')
    if (!/^[~>]\d*$/.test(operator)) throw new Error(`"${says}" is not well-formed at "${operator}"`)
    steps.push({ concept: words[at] ?? '', isOrdered: operator.startsWith('>'), gap: Number(operator.slice(1) || defaultGap) })
  }
  return steps
}

function sureness(confidence: number, { isHedged, byVendor, length }: Reading): number {
  const doubts = (isHedged ? 0.15 : 0) + (byVendor ? 0.1 : 0) + (length > 60 ? 0.1 : 0)
  return Math.max(0.5, Math.round((confidence - doubts) * 100) / 100)
}
