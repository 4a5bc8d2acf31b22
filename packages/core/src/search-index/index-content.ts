import { createHash } from 'node:crypto'
import { type StoredPassage, type StoredPosting, writePostings } from '../storage/index.js'
import { runCooperatively, type Steps } from '../values/index.js'
import { type Analyze, loadAnalyzer } from './analyze.js'
import { occurrencesIn, writeOccurrences } from './occurrences.js'
import { divide, type PlacedText } from './passages.js'
import { type Lengths, maxOfTerm } from './score.js'

/** What the index keeps of an artifact's texts. */
export interface IndexContent {
  lengths: Lengths
  places: StoredPassage[]
  postings: string
}

/** The average lengths that impacts are reckoned with: those of common emails and calls. Impacts choose candidates only, and then the true ones count. */
const usualLengths = { length: 200, passage: 160 }
const termsPerStep = 1_000
const charactersPerStep = 2_000

/** What the index keeps of texts, worked out without holding up the process, and once however often it is asked for. */
export class IndexContents {
  readonly #known = new Map<string, IndexContent>()
  /** How much was read at one go. */
  #characters = 0

  async of(texts: readonly PlacedText[]): Promise<IndexContent> {
    const key = keyOf(texts)
    const known = this.#known.get(key)
    if (known) return known
    const content = await runCooperatively(this.#read(texts, await loadAnalyzer()))
    this.#known.set(key, content)
    return content
  }

  /** Many short texts are as long as a long one. */
  *#read(texts: readonly PlacedText[], analyze: Analyze): Steps<IndexContent> {
    this.#characters += texts.reduce((sum, { text }) => sum + text.length, 0)
    if (this.#characters > charactersPerStep) {
      yield
      this.#characters = 0
    }
    return yield* contentOf(texts, analyze)
  }
}

function keyOf(texts: readonly PlacedText[]): string {
  const hash = createHash('sha256')
  for (const { position, text, names = '' } of texts) hash.update(`${position} ${names.length} ${names} ${text.length} ${text}`)
  return hash.digest('base64url')
}

function* contentOf(texts: readonly PlacedText[], analyze: Analyze): Steps<IndexContent> {
  const divided = yield* divide(texts, analyze)
  const lengths: Lengths = {
    heading: divided.headingLength,
    length: divided.length,
    passages: divided.passages.map((passage) => passage.length)
  }
  const postings: StoredPosting[] = []
  for (const [term, occurrences] of yield* occurrencesIn(divided)) {
    const impact = Math.round(500 * maxOfTerm(occurrences, lengths, usualLengths))
    postings.push({ term, impact, occurrences: writeOccurrences(occurrences) })
    if (postings.length % termsPerStep === 0) yield
  }
  return { lengths, places: divided.passages.map(({ place }) => place), postings: writePostings(postings) }
}
