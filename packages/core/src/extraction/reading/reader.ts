import type { FactType } from '../../facts/index.js'
import { featuresOf, spokenSentence, type Voice } from './features.js'
import { nameOfKind } from './kinds.js'
import { probabilities, type ReaderWeights } from './weights.js'

/** What a sentence says of a type of facts. */
export interface Learned {
  factType: FactType
  /** The kind within the type, in a word or two. */
  kind: string
  /** How likely it is, from 0 to 1. */
  probability: number
}

/** Reads single sentences of one language, by weights that were learned from labelled texts. */
export class Reader {
  readonly #types: readonly Head[]
  readonly #denials: readonly Head[]
  readonly #kinds: ReadonlyMap<string, readonly Head[]>

  constructor(
    private readonly weights: ReaderWeights,
    private readonly hasNames: boolean
  ) {
    const heads = weights.heads.map(({ name }, index): Head => ({ name, index }))
    this.#types = heads.filter(({ name }) => !/[!.]/.test(name))
    this.#denials = heads.filter(({ name }) => name.startsWith('!'))
    const kinds = heads.filter(({ name }) => name.includes('.'))
    this.#kinds = new Map(this.#types.map(({ name }) => [name, kinds.filter((kind) => kind.name.startsWith(`${name}.`))]))
  }

  /** Every type of facts with how likely the sentence states one; and the types that it rather denies. */
  read(sentence: string, before: string, voice: Voice): { stated: Learned[]; denied: Learned[] } {
    const found = probabilities(this.weights, featuresOf(spokenSentence(sentence, before, voice, this.hasNames)))
    const likely = ({ index }: Head) => found[index] ?? 0
    return {
      stated: this.#types.map((head) => ({
        factType: head.name as FactType,
        kind: this.#kindOf(head.name, likely),
        probability: likely(head)
      })),
      denied: this.#denials.map((head) => ({ factType: head.name.slice(1) as FactType, kind: 'denied', probability: likely(head) }))
    }
  }

  #kindOf(type: string, likely: (head: Head) => number): string {
    const [first, ...others] = this.#kinds.get(type) ?? []
    if (!first) return 'said'
    const best = others.reduce((most, head) => (likely(head) > likely(most) ? head : most), first)
    return nameOfKind(best.name)
  }
}

interface Head {
  name: string
  index: number
}
