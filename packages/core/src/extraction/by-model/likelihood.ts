import type { FactType } from '../../facts/index.js'
import { voiceOf } from '../find-facts.js'
import type { Reader } from '../reading/reader.js'
import { sentencesOf } from '../sentences.js'
import type { SourceWords } from '../source-words.js'
import type { Place } from './window-words.js'

/** Looked at before a quote: an answer is read with its question. */
const contextLength = 200

/**
 * How likely it is, by the learned weights, that quotes of a source state facts: a second opinion on what a language model claims.
 *
 * @example new Likelihood(words, reader).of('CHURN_RISK', place) // 0.003
 */
export class Likelihood {
  readonly #texts: ReadonlyMap<number, string>

  constructor(
    private readonly words: SourceWords,
    private readonly reader: Reader | undefined
  ) {
    this.#texts = new Map(words.segments.map(({ position, text }) => [position, text]))
  }

  /** That of the likeliest sentence of a quote. Undefined where the weights know no such type, or not the language. */
  of(factType: FactType, { quote, position, start, byVendor }: Place): number | undefined {
    const { reader, words } = this
    if (!reader) return undefined
    const voice = voiceOf({ byVendor, isReport: words.isReport ?? false })
    const readable = (sentence: string) =>
      words.ownWords?.read(sentence, { language: reader.language, voice, isEveryday: (word) => reader.knows(word) }).sentence ?? sentence
    let before = this.#before(position, start)
    let most: number | undefined
    for (const span of sentencesOf(quote)) {
      if (!span) continue
      const sentence = readable(quote.slice(span.start, span.end))
      const { stated } = reader.read(sentence, before, voice)
      const probability = stated.find((each) => each.factType === factType)?.probability
      if (probability !== undefined) most = Math.max(most ?? 0, probability)
      before = sentence
    }
    return most
  }

  #before(position: number, start: number): string {
    const text = this.#texts.get(position)?.slice(Math.max(0, start - contextLength), start) ?? ''
    return text.trim() === '' ? (this.#texts.get(position - 1)?.slice(-contextLength) ?? '') : text
  }
}
