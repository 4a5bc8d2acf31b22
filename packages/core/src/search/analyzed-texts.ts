import { type Analyze, type Sentence, sentencesOf } from '../search-index/index.js'
import type { Steps } from '../values/index.js'

/** A sentence with its terms. */
export interface AnalyzedSentence extends Sentence {
  terms: readonly string[]
}

const charactersPerStep = 2_000
/** What even the shortest sentence takes, in characters of a longer one. */
const costOfSentence = 20

/** The sentences of texts, each text analyzed once however often a search comes across it. */
export class AnalyzedTexts {
  private readonly known = new Map<string, readonly AnalyzedSentence[]>()
  /** How much was read at one go. */
  private characters = 0

  constructor(private readonly analyze: Analyze) {}

  *sentencesOf(text: string): Steps<readonly AnalyzedSentence[]> {
    const known = this.known.get(text)
    if (known) return known
    const sentences: AnalyzedSentence[] = []
    for (const sentence of sentencesOf(text)) {
      sentences.push({ ...sentence, terms: this.analyze(sentence.text) })
      this.characters += costOfSentence + sentence.text.length
      if (this.characters < charactersPerStep) continue
      yield
      this.characters = 0
    }
    this.known.set(text, sentences)
    return sentences
  }

  *termsOf(text: string): Steps<string[]> {
    return (yield* this.sentencesOf(text)).flatMap(({ terms }) => terms)
  }
}
