import type { Source } from './collection.js'

const k1 = 1.2
const b = 0.75

interface Counted {
  id: string
  length: number
  counts: ReadonlyMap<string, number>
}

/** BM25 as the textbooks have it: whole documents, words as they stand. What a search has to beat. */
export class PlainBm25 {
  readonly #documents: readonly Counted[]
  readonly #having = new Map<string, number>()
  readonly #average: number

  constructor(sources: readonly Source[]) {
    this.#documents = sources.map(({ externalId, title, segments }) => {
      const words = [title ?? '', ...(segments ?? []).map(({ text }) => text)].flatMap(wordsOf)
      return { id: externalId, length: words.length, counts: countsOf(words) }
    })
    for (const { counts } of this.#documents) for (const term of counts.keys()) this.#having.set(term, (this.#having.get(term) ?? 0) + 1)
    this.#average = this.#documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#documents.length)
  }

  /** The ids of the best ten, best first. */
  find(query: string): string[] {
    const terms = [...countsOf(wordsOf(query))]
    const scored = this.#documents.map((document) => ({ id: document.id, score: this.#score(document, terms) }))
    const found = scored.filter(({ score }) => score > 0).sort((x, y) => y.score - x.score || (x.id < y.id ? -1 : 1))
    return found.slice(0, 10).map(({ id }) => id)
  }

  #score({ length, counts }: Counted, terms: readonly (readonly [string, number])[]): number {
    let score = 0
    for (const [term, often] of terms) {
      const count = counts.get(term) ?? 0
      const having = this.#having.get(term) ?? 0
      const telling = Math.log(1 + (this.#documents.length - having + 0.5) / (having + 0.5))
      score += (often * telling * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / this.#average))
    }
    return score
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
