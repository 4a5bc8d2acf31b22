import { runToEnd, type Steps } from '../values/index.js'
import { foldLetters } from './fold-letters.js'
import { joinedTerms } from './joined-terms.js'
import { quantityTerms } from './quantity-terms.js'
import { loadStemmer, type Stem } from './stemmer.js'
import { termsOfWord, type WordTerms } from './word-terms.js'
import { type Word, wordsOf } from './words.js'

/** Makes a text into the terms that the index knows: in order, each as often as it stands there. For texts of any length there is `steps`. */
export interface Analyze {
  (text: string): string[]
  /** The same, block by block. */
  steps(text: string): Steps<string[]>
}

/** Longer ones are no words but data, which nobody looks for; what is cut still finds itself. */
const maxTermLength = 64
/** A language has some ten thousand words in use; beyond that there are only names, which are not worth the memory. */
const maxRemembered = 100_000

let loading: Promise<Analyze> | undefined

/** The analyzer of texts and queries alike; loaded with the first text. */
export function loadAnalyzer(): Promise<Analyze> {
  loading ??= loadStemmer().then(makeAnalyzer, (error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function makeAnalyzer(stem: Stem): Analyze {
  const wordTerms = remembering((word) => termsOfWord(word, stem))
  function* steps(text: string): Steps<string[]> {
    const terms: string[] = []
    let before: Word | undefined
    let isFirst = true
    for (const words of wordsOf(text)) {
      if (!isFirst) yield
      isFirst = false
      for (const word of words) {
        for (const term of termsOf(word, wordTerms)) terms.push(term.slice(0, maxTermLength))
        if (before) for (const term of joinedTerms(before, word, wordTerms)) terms.push(term.slice(0, maxTermLength))
        before = word
      }
    }
    return terms
  }
  return Object.assign((text: string) => runToEnd(steps(text)), { steps })
}

/** The same few words come again and again, and working out their terms is what takes the time. */
function remembering(termsOf: WordTerms): WordTerms {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    // Its terms are cut anyway, and what an ending changes is far behind.
    if (word.length > maxTermLength) return termsOf(word.slice(0, 2 * maxTermLength))
    const found = known.get(word)
    if (found) return found
    // A copy: a part of a text would keep the whole text in memory.
    const own = Buffer.from(word).toString()
    const terms = termsOf(own)
    if (known.size >= maxRemembered) known.clear()
    known.set(own, terms)
    return terms
  }
}

function termsOf(word: Word, wordTerms: WordTerms): readonly string[] {
  switch (word.kind) {
    case 'number':
      return quantityTerms(word.text, wordTerms)
    case 'address':
      return addressTerms(word.text, wordTerms)
    case 'ideographs':
      return pairs([...foldLetters(word.text)])
    default:
      return wordTerms(word.text)
  }
}

/**
 * An email address or a domain as it is, and the words in it. What it ends with (`com`) says nothing, unless it is a whole word: the space after a full
 * stop is missing at times.
 */
function addressTerms(text: string, wordTerms: WordTerms): string[] {
  const whole = foldLetters(text)
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  const isName = whole.includes('@') || (parts.at(-1) ?? '').length < 4
  return [whole, ...parts.slice(0, isName ? -1 : undefined).flatMap((part) => (part === '' ? [] : wordTerms(part)))]
}

/** Pairs of neighbours: what is written without spaces is found by them. */
function pairs(letters: readonly string[]): string[] {
  if (letters.length < 2) return [...letters]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
