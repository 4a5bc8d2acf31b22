import type { GoldenText } from './golden-set.js'
import { readFacts } from './read-texts.js'
import { precision, recall, type Score, scoresByType, sum } from './scores.js'

/** How well facts of a type were read, with the counts behind it. */
export interface TypeFigures extends Score {
  /** Null where nothing was found. */
  precision: number | null
  /** Null where nothing was to be found. */
  recall: number | null
}

/** How well the texts were read: all types together, and each. */
export interface ReadingFigures {
  texts: number
  all: TypeFigures
  types: Readonly<Record<string, TypeFigures>>
}

/** A text in which something was missed, or found falsely. */
export interface WrongReading {
  line: number
  text: string
  missed: readonly string[]
  falselyFound: readonly string[]
}

/** Reads the texts in a Rapport in memory, and compares what was found with what was wanted. */
export async function scoreTexts(texts: readonly GoldenText[]): Promise<{ figures: ReadingFigures; wrong: WrongReading[] }> {
  const found = await readFacts(texts)
  const scores = scoresByType(texts, found)
  const types = [...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, score]): [string, TypeFigures] => [type, figuresOf(score)])
  const wrong = texts.flatMap(({ line, text, types: wanted, alsoRight }, index): WrongReading[] => {
    const read = [...(found[index] ?? [])]
    const missed = wanted.filter((type) => !read.includes(type))
    const falselyFound = read.filter((type) => !wanted.includes(type) && !alsoRight.includes(type))
    return missed.length + falselyFound.length === 0 ? [] : [{ line, text, missed, falselyFound }]
  })
  return { figures: { texts: texts.length, all: figuresOf(sum(scores.values())), types: Object.fromEntries(types) }, wrong }
}

function figuresOf(score: Score): TypeFigures {
  const { right, wrong, missed } = score
  return {
    precision: right + wrong === 0 ? null : precision(score),
    recall: right + missed === 0 ? null : recall(score),
    ...score
  }
}
