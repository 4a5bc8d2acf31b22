import type { FactType } from '../../facts/index.js'
import { featureOfWord, featuresOf, type Voice } from './features.js'
import { nameOfKind } from './kinds.js'
import { probabilityOf, type ReaderWeights, rowsOf } from './weights.js'
import { hasNames, type Word, wordsOf } from './words.js'

/** How likely a sentence states, or denies, a fact of a type. */
export interface Learned {
  factType: FactType
  /** The kind of the fact within its type, in a few words. */
  kind: string
  /** From 0 to 1. */
  probability: number
}

/** Below this probability nobody asks for the kind. */
const leastLikely = 0.05

/** Reads single sentences of one language. The weights were learned from labelled texts. */
export class Reader {
  readonly #types: readonly Head[]
  readonly #denials: readonly Head[]
  readonly #kinds: ReadonlyMap<string, readonly Head[]>

  readonly #hasNames: boolean
  #last: { sentence: string; words: readonly Word[] } = { sentence: '', words: [] }

  constructor(
    /** Two letters of ISO 639-1. */
    readonly language: string,
    private readonly weights: ReaderWeights
  ) {
    this.#hasNames = hasNames(language)
    const heads = weights.heads.map(({ name }, index): Head => ({ name, index }))
    this.#types = heads.filter(({ name }) => !/[!.]/.test(name))
    this.#denials = heads.filter(({ name }) => name.startsWith('!'))
    const kinds = heads.filter(({ name }) => name.includes('.'))
    this.#kinds = new Map(this.#types.map(({ name }) => [name, kinds.filter((kind) => kind.name.startsWith(`${name}.`))]))
  }

  /** For every type of facts: the probability that the sentence states such a fact, and the probability that the sentence denies one. */
  read(sentence: string, before: string, voice: Voice): { stated: Learned[]; denied: Learned[] } {
    const words = wordsOf(sentence, this.#hasNames)
    // Sentences come one after the other.
    const wordsBefore = before === this.#last.sentence ? this.#last.words : wordsOf(before, this.#hasNames)
    this.#last = { sentence, words }
    const rows = rowsOf(this.weights, featuresOf({ words, before: wordsBefore, voice }))
    const likely = ({ index }: Head) => probabilityOf(this.weights, index, rows)
    return {
      stated: this.#types.map((head) => {
        const probability = likely(head)
        return { factType: head.name as FactType, kind: probability < leastLikely ? 'said' : this.#kindOf(head.name, likely), probability }
      }),
      denied: this.#denials.map((head) => ({ factType: head.name.slice(1) as FactType, kind: 'denied', probability: likely(head) }))
    }
  }

  /** Whether the texts that the reader learned from use this word, in lower case. */
  knows(word: string): boolean {
    return rowsOf(this.weights, [featureOfWord(word)]).length > 0
  }

  #kindOf(type: string, likely: (head: Head) => number): string {
    let best: string | undefined
    let most = -1
    for (const head of this.#kinds.get(type) ?? []) {
      const probability = likely(head)
      if (probability <= most) continue
      most = probability
      best = head.name
    }
    return best === undefined ? 'said' : nameOfKind(best)
  }
}

interface Head {
  name: string
  index: number
}
