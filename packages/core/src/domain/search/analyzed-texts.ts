import type { Analyze } from './analyze.js'
import { type Sentence, sentencesOf } from './sentences.js'

/** A sentence with its terms. */
export interface AnalyzedSentence extends Sentence {
  terms: readonly string[]
}

/** The sentences of texts, each text analyzed once however often a search comes across it. */
export class AnalyzedTexts {
  private readonly known = new Map<string, readonly AnalyzedSentence[]>()

  constructor(private readonly analyze: Analyze) {}

  sentencesOf(text: string): readonly AnalyzedSentence[] {
    const known = this.known.get(text)
    if (known) return known
    const sentences = [...sentencesOf(text)].map((sentence) => ({ ...sentence, terms: this.analyze(sentence.text) }))
    this.known.set(text, sentences)
    return sentences
  }

  termsOf(text: string): string[] {
    return this.sentencesOf(text).flatMap(({ terms }) => terms)
  }
}
