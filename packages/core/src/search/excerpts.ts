import type { Steps } from '../values/index.js'
import type { AnalyzedSentence, AnalyzedTexts } from './analyzed-texts.js'
import type { PassageText } from './passage-texts.js'

/** An exact part of a text. */
export interface Excerpt {
  text: string
  /** ISO 8601 in UTC. */
  occurredAt: string | null
  position: number
}

/** A sentence is shown with those around it up to this length. */
const comfortable = 300
/** What an earlier excerpt shows already counts for less. */
const repeated = 0.3

interface Part {
  source: PassageText
  sentences: readonly AnalyzedSentence[]
}

/**
 * The exact parts of these texts that answer best, at most this many, in whole sentences. Headings only when nothing else has a word of the query; and
 * where nothing has one, how the best passage begins.
 */
export function* excerptsOf(
  texts: readonly PassageText[],
  weights: ReadonlyMap<string, number>,
  analyzed: AnalyzedTexts,
  limit: number
): Steps<Excerpt[]> {
  const parts: Part[] = []
  for (const source of texts) parts.push({ source, sentences: yield* analyzed.sentencesOf(source.text) })
  const body = new Choice(
    parts.filter(({ source }) => source.position >= 0),
    weights
  )
  const chosen = body.take(limit)
  if (chosen.length > 0) return chosen
  const heading = new Choice(
    parts.filter(({ source }) => source.position < 0),
    weights
  )
  const titles = heading.take(1)
  return titles.length > 0 ? titles : body.opening()
}

/** Chooses among sentences, one excerpt after the other. */
class Choice {
  private readonly shown = new Set<string>()
  private readonly used = new Set<AnalyzedSentence>()

  constructor(
    private readonly parts: readonly Part[],
    private readonly weights: ReadonlyMap<string, number>
  ) {}

  take(limit: number): Excerpt[] {
    const excerpts: Excerpt[] = []
    for (let next = this.next(); next && excerpts.length < limit; next = this.next()) excerpts.push(next)
    return excerpts
  }

  /** The beginning of the first text. */
  opening(): Excerpt[] {
    const [first] = this.parts
    return first && first.sentences.length > 0 ? [this.show(first, 0)] : []
  }

  private next(): Excerpt | undefined {
    let best: { part: Part; index: number } | undefined
    let most = 0
    for (const part of this.parts) {
      for (const [index, sentence] of part.sentences.entries()) {
        const value = this.valueOf(sentence)
        if (value > most) {
          best = { part, index }
          most = value
        }
      }
    }
    return best && this.show(best.part, best.index)
  }

  /** What a sentence says of the query that no excerpt has shown yet. */
  private valueOf(sentence: AnalyzedSentence | undefined): number {
    if (!sentence || this.used.has(sentence)) return 0
    let value = 0
    for (const term of new Set(sentence.terms)) value += (this.weights.get(term) ?? 0) * (this.shown.has(term) ? repeated : 1)
    return value
  }

  private show({ source, sentences }: Part, index: number): Excerpt {
    // Title and summary stand in one text, but nobody wrote them as one.
    const [first, last] = source.position < 0 ? [index, index] : this.widen(sentences, index)
    const chosen = sentences.slice(first, last + 1)
    for (const sentence of chosen) {
      this.used.add(sentence)
      for (const term of sentence.terms) this.shown.add(term)
    }
    const text = chosen.map((sentence) => sentence.text).join('')
    return { text: text.trim(), occurredAt: source.occurredAt, position: source.position }
  }

  /** The sentences to show around one: the better neighbour first, as long as there is room. */
  private widen(sentences: readonly AnalyzedSentence[], index: number): readonly [first: number, last: number] {
    let first = index
    let last = index
    let room = comfortable - (sentences[index]?.text.length ?? 0)
    for (;;) {
      const before = this.fitting(sentences[first - 1], room)
      const after = this.fitting(sentences[last + 1], room)
      if (after && !(before && this.valueOf(before) > this.valueOf(after))) {
        last++
        room -= after.text.length
      } else if (before) {
        first--
        room -= before.text.length
      } else return [first, last]
    }
  }

  private fitting(sentence: AnalyzedSentence | undefined, room: number): AnalyzedSentence | undefined {
    return sentence && sentence.text.length <= room && !this.used.has(sentence) ? sentence : undefined
  }
}
