import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { dialect } from './dialect.js'
import { sentencesOf, spokenWordsOf, wordsOf } from './sentences.js'

/** What the gate asks of every page. */
export const limits = { maxWordsInSentence: 30, maxMedianWords: 16, minReadingEase: 50 } as const

/** How a page reads. */
export interface PageProse {
  /** False for a page of tables and code alone, which has no figures. */
  hasProse: boolean
  /** The Flesch reading ease: 100 is easy, below 50 is hard. Source: R. Flesch, A New Readability Yardstick, 1948. */
  readingEase: number
  medianWords: number
  faults: { line: number; message: string }[]
}

/** Measures a page of Markdown. Code counts as one word of a sentence, and does not count in the reading ease. */
export function measureProse(markdown: string): PageProse {
  const sentences = sentencesOf(markdown)
  const prose = sentences.filter(({ inTable }) => !inTable)
  const words = prose.flatMap(({ text }) => spokenWordsOf(text))
  const faults = sentences.flatMap(({ text, line }) => [
    ...longSentence(text).map((message) => ({ line, message })),
    ...dialectIn(text).map((message) => ({ line, message }))
  ])
  return {
    hasProse: prose.length > 0,
    readingEase: flesch({
      sentence: prose.length,
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0)
    }),
    medianWords: median(prose.map(({ text }) => wordsOf(text).length)),
    faults
  }
}

function longSentence(text: string): string[] {
  const count = wordsOf(text).length
  return count > limits.maxWordsInSentence ? [`${count} words in a sentence (at most ${limits.maxWordsInSentence}): ${text}`] : []
}

function dialectIn(text: string): string[] {
  return dialect.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`"${found[0]}" (write: ${instead}): ${text}`]
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
