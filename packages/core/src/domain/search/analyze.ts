import { foldLetters } from './fold-letters.js'
import { loadStemmer, type Stem } from './stemmer.js'
import { capitalWords, stopWords } from './stop-words.js'
import { type Word, wordsOf } from './words.js'

/** Makes a text into the terms that the index knows: in order, each as often as it stands there. */
export type Analyze = (text: string) => string[]

/** Longer ones are no words but data, which nobody looks for; what is cut still finds itself. */
const longestTerm = 64
const longestJoint = 4
const joints = new Set(['-', '‐', '‑', '&'])
const contraction = /['’ʼ](?:s|d|m|ll|re|ve)$/
const apostrophes = /['’ʼ]/g

/** A language has some ten thousand words in use; beyond that there are only names, which are not worth the memory. */
const mostRemembered = 100_000

type WordTerms = (word: string) => readonly string[]

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
  const wordTerms = remembering((word) => wordTerm(word, stem))
  return (text) => {
    const terms: string[] = []
    let before: Word | undefined
    for (const word of wordsOf(text)) {
      for (const term of termsOf(word, wordTerms)) terms.push(term.slice(0, longestTerm))
      const joined = before && joinedTerm(before, word)
      if (joined) terms.push(joined)
      before = word
    }
    return terms
  }
}

/** The same few words come again and again, and working out their terms is what takes the time. */
function remembering(termsOf: WordTerms): WordTerms {
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const found = known.get(word)
    if (found) return found
    // A copy: a part of a text would keep the whole text in memory.
    const own = Buffer.from(word).toString()
    const terms = termsOf(own)
    if (known.size >= mostRemembered) known.clear()
    known.set(own, terms)
    return terms
  }
}

function termsOf(word: Word, wordTerms: WordTerms): readonly string[] {
  switch (word.kind) {
    case 'number':
      return [quantityTerm(word.text)]
    case 'address':
      return addressTerms(word.text, wordTerms)
    case 'ideographs':
      return pairs([...foldLetters(word.text)])
    default:
      return wordTerms(word.text)
  }
}

function wordTerm(text: string, stem: Stem): string[] {
  if (capitalWords.has(text)) return [foldLetters(text)]
  const folded = foldLetters(text)
  if (stopWords.has(folded.replace(apostrophes, ''))) return []
  const bare = folded.replace(contraction, '').replace(apostrophes, '')
  return bare === '' || stopWords.has(bare) ? [] : [stem(bare)]
}

/** `$50,000`, `50000` and `50k` are one number. */
function quantityTerm(text: string): string {
  const digits = text.replace(/,(?=\d{3}(?!\d))/g, '').toLowerCase()
  const unit = digits.at(-1)
  const times = unit === 'k' ? 1e3 : unit === 'm' ? 1e6 : 1
  const value = times === 1 ? Number.NaN : Number(digits.slice(0, -1)) * times
  return Number.isSafeInteger(value) ? String(value) : digits
}

/** An email address or a domain as it is, and the words in it. What it ends with (`com`) says nothing. */
function addressTerms(text: string, wordTerms: WordTerms): string[] {
  const whole = foldLetters(text)
  const parts = whole.split(/[^\p{L}\p{N}]+/u).slice(0, -1)
  return [whole, ...parts.flatMap((part) => (part === '' ? [] : wordTerms(part)))]
}

/** Pairs of neighbours: what is written without spaces is found by them. */
function pairs(letters: readonly string[]): string[] {
  if (letters.length < 2) return [...letters]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/**
 * Two words as the one that they are also written as: `follow-up` as `followup`, `R&D` as `rd`, `SOC 2` and `SOC-2` as `soc2`. Compounds of two full
 * words are left to their parts.
 */
function joinedTerm(before: Word, word: Word): string | undefined {
  const isJoined = joints.has(word.gap) || (word.kind === 'number' && word.gap === ' ')
  if (before.kind !== 'word' || !isJoined) return undefined
  const [one, other] = [foldLetters(before.text), foldLetters(word.text)]
  if (word.kind === 'number') {
    const isNamed = one.length >= 2 && one.length <= longestJoint && /^\p{L}+$/u.test(one) && !stopWords.has(one)
    return isNamed && /^\d{1,4}$/.test(other) ? one + other : undefined
  }
  if (word.kind !== 'word') return undefined
  const isShort = one.length <= 2 || other.length <= 2 || stopWords.has(one) || stopWords.has(other)
  return isShort || /\d/.test(one + other) ? (one + other).slice(0, longestTerm) : undefined
}
