import { type Word, wordsOf } from './words.js'

/** Whose words they are: a customer's (or nobody knows whose), a colleague's to the customer, or a colleague's report of the customer. */
export type Voice = 'customer' | 'colleague' | 'report'

/** A sentence with what its meaning may hang on. */
export interface SpokenSentence {
  words: readonly Word[]
  /** The words of the sentence before, where there is one in the same source. */
  before: readonly Word[]
  voice: Voice
}

/** How many different features there can be. So few of them have weights that two rarely fall on one number. */
const featureSpace = 2 ** 24
const maxGap = 4
const contextWords = 12
/** An answer of so few words means little without its question. */
const shortAnswer = 4

/** A sentence as the reader takes it. */
export function spokenSentence(sentence: string, before: string, voice: Voice, hasNames: boolean): SpokenSentence {
  return { words: wordsOf(sentence, hasNames), before: wordsOf(before, hasNames), voice }
}

/**
 * The features of a sentence, as numbers: its words, their roots, pairs of roots next to each other and some words apart, the roots of the sentence before,
 * and whose words they are. Each once. More (words in pairs and threes) made the weights four times as many, and reading no better.
 */
export function featuresOf({ words, before, voice }: SpokenSentence): Set<number> {
  const features = new Set<number>()
  const add = (salt: string, ...parts: readonly string[]) => features.add(hash(salt, parts))
  const roots = ['<', ...words.map(({ root }) => root), '>']
  for (const { text } of words) add('1', text)
  for (const [place, root] of roots.entries()) {
    const isWord = place > 0 && place < roots.length - 1
    if (isWord) add('r', root)
    if (isWord && voice === 'colleague') add('o', root)
    const furthest = Math.min(roots.length - 1, place + maxGap + 1)
    for (let next = place + 1; next <= furthest; next++) {
      const isNext = next === place + 1
      if (isNext || (isWord && next < roots.length - 1)) add(isNext ? 's' : 'g', root, roots[next] ?? '')
    }
  }
  const context = before.slice(-contextWords)
  for (const { root } of context) add('b', root)
  if (context.length === 0) add('n')
  if (words.length <= shortAnswer) {
    add('a')
    for (const { root } of context) add('q', root)
  }
  add('v', voice)
  return features
}

/** FNV-1a over the characters, folded to 24 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv/ (xor-folding). */
function hash(salt: string, parts: readonly string[]): number {
  let value = 0x811c9dc5
  const take = (code: number) => {
    value = Math.imul(value ^ code, 0x01000193)
  }
  take(salt.charCodeAt(0))
  for (const part of parts) {
    for (let index = 0; index < part.length; index++) take(part.charCodeAt(index))
    take(0)
  }
  return ((value >>> 24) ^ value) & (featureSpace - 1)
}
