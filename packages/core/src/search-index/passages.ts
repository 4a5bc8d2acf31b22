import type { StoredPassage } from '../storage/index.js'
import type { Steps } from '../values/index.js'
import type { Analyze } from './analyze.js'
import { sentencesOf } from './sentences.js'

/** How often terms stand in a text. */
export type TermCounts = ReadonlyMap<string, number>

export interface Passage {
  place: StoredPassage
  terms: TermCounts
  length: number
}

/** A text of an artifact at its position: -1 is the heading. */
export interface PlacedText {
  position: number
  text: string
  /** Who said or wrote it: found as if it stood before the text. */
  names?: string
}

/** An artifact as it is indexed: short ones are one passage, heading included; of longer ones every passage is read together with the heading. */
export interface Divided {
  heading: TermCounts
  headingLength: number
  passages: readonly Passage[]
  /** Terms in all. */
  length: number
}

/** Artifacts of up to so many terms (some 500 words) are one passage. */
const wholeLength = 320
/** About as many terms has a passage of a longer one; it is read together with the next. */
const passageLength = 80
const maxHeadingLength = 40
/** Stop words and marks are no terms: without this a text of nothing else would be one passage, which is read as a whole for its excerpts. */
const maxCharacters = 20_000
/** So many characters are read at one go. */
const charactersPerStep = 2_000
/** What even the shortest sentence or segment takes, in characters of a longer one. */
const costOfSentence = 20

/** Divides an artifact into passages: segments are taken together until they are long enough, and long ones taken apart between sentences. */
export function* divide(texts: readonly PlacedText[], analyze: Analyze): Steps<Divided> {
  const parts = yield* analyzeParts(texts, analyze)
  const length = parts.reduce((sum, { terms }) => sum + terms.length, 0)
  const first = parts[0]?.position ?? 0
  const last = parts.at(-1)?.position ?? 0
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= wholeLength && characters <= maxCharacters) {
    const whole = { place: [first, last] as const, terms: countTerms(parts.flatMap(({ terms }) => terms)), length }
    return { heading: new Map(), headingLength: 0, passages: [whole], length }
  }
  const heading = parts.find(({ position, terms }) => position < 0 && terms.length <= maxHeadingLength)
  const passages = new Passages()
  for (const part of parts) {
    if (part === heading) continue
    if (part.terms.length <= passageLength * 1.5 && part.text.length <= maxCharacters) passages.add(part)
    else yield* passages.addApart(part, analyze)
  }
  return { heading: countTerms(heading?.terms ?? []), headingLength: heading?.terms.length ?? 0, passages: passages.close(), length }
}

interface Part extends PlacedText {
  terms: readonly string[]
}

/** Tells before each text whether enough was read that others may have their turn. */
function steps(): (text: string) => boolean {
  let characters = 0
  return (text) => {
    characters += costOfSentence + text.length
    if (characters <= charactersPerStep) return false
    characters = 0
    return true
  }
}

function* analyzeParts(texts: readonly PlacedText[], analyze: Analyze): Steps<Part[]> {
  const parts: Part[] = []
  const isStep = steps()
  for (const { position, text, names } of texts) {
    if (isStep(text)) yield
    const said = yield* analyze.steps(text)
    const terms = names === undefined ? said : [...analyze(names), ...said]
    parts.push({ position, text, terms, ...(names !== undefined && { names }) })
  }
  return parts.sort((a, b) => a.position - b.position)
}

/** As many passages as an artifact of this length counts for in their average length. */
export function passagesIn(length: number): number {
  return length <= wholeLength ? 1 : Math.ceil(length / (2 * passageLength))
}

/** How often each of these stands there. */
export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The passages of one artifact while it is divided. */
class Passages {
  private readonly closed: Passage[] = []
  private readonly isStep = steps()
  private open: { first: number; last: number; characters: number; terms: string[] } | undefined

  /** A segment, together with those before it unless they are long enough. */
  add({ position, text, terms }: Part): void {
    if (this.open && !hasRoom(this.open, text, terms)) this.closeOpen()
    this.open ??= { first: position, last: position, characters: 0, terms: [] }
    this.open.last = position
    this.open.characters += text.length
    this.open.terms.push(...terms)
    if (this.open.terms.length >= passageLength) this.closeOpen()
  }

  /** A long segment, sentence by sentence. */
  *addApart({ position, text, names }: PlacedText, analyze: Analyze): Steps<void> {
    this.closeOpen()
    let start = 0
    let end = 0
    let terms: string[] = names === undefined ? [] : analyze(names)
    for (const sentence of sentencesOf(text)) {
      if (this.isStep(sentence.text)) yield
      terms.push(...analyze(sentence.text))
      end = sentence.start + sentence.text.length
      if (terms.length < passageLength && end - start < maxCharacters) continue
      this.push([position, position, start, end], terms)
      start = end
      terms = []
    }
    if (terms.length > 0) this.push([position, position, start, end], terms)
  }

  close(): readonly Passage[] {
    this.closeOpen()
    return this.closed
  }

  private closeOpen(): void {
    if (this.open && this.open.terms.length > 0) this.push([this.open.first, this.open.last], this.open.terms)
    this.open = undefined
  }

  private push(place: StoredPassage, terms: readonly string[]): void {
    this.closed.push({ place, terms: countTerms(terms), length: terms.length })
  }
}

function hasRoom(open: { characters: number; terms: readonly string[] }, text: string, terms: readonly string[]): boolean {
  return open.terms.length + terms.length <= passageLength * 1.5 && open.characters + text.length <= maxCharacters
}
