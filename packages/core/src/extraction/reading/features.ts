import type { Word } from './words.js'

/** Who speaks: the customer (or an unknown speaker), a colleague to the customer, or a colleague who reports about the customer. */
export type Voice = 'customer' | 'colleague' | 'report'

/** A sentence with the context that its meaning may depend on. */
export interface SpokenSentence {
  words: readonly Word[]
  /** The words of the sentence before in the same source, if there is one. */
  before: readonly Word[]
  voice: Voice
}

/** The number of possible features. Few features have weights, so two of these rarely share a number. */
const featureSpace = 2 ** 24
const maxGap = 4
const contextWords = 12
/** An answer of at most this many words means little without its question. */
const shortAnswer = 4

/**
 * The features of a sentence, as numbers, each once: its words, their roots, pairs of roots next to each other and some words apart, the roots of the
 * sentence before, and who speaks. Pairs and threes of words made the weights four times as many, and reading no better.
 */
export function featuresOf({ words, before, voice }: SpokenSentence): Set<number> {
  const features = new Set<number>()
  const texts = words.map(({ text }) => idOf(text))
  const roots = [edge, ...words.map(({ root }) => idOf(root)), edge]
  const last = roots.length - 1
  for (const text of texts) features.add(mixed(salts.word, text, 0))
  for (let place = 0; place < last; place++) {
    const root = roots[place] ?? 0
    features.add(mixed(salts.pair, root, roots[place + 1] ?? 0))
    if (place === 0) continue
    features.add(mixed(salts.root, root, 0))
    if (voice === 'colleague') features.add(mixed(salts.ownRoot, root, 0))
    const furthest = Math.min(last - 1, place + maxGap + 1)
    for (let next = place + 2; next <= furthest; next++) features.add(mixed(salts.gap, root, roots[next] ?? 0))
  }
  const context = before.slice(-contextWords).map(({ root }) => idOf(root))
  if (context.length === 0) features.add(mixed(salts.first, 0, 0))
  for (const root of context) features.add(mixed(salts.before, root, 0))
  if (words.length <= shortAnswer) {
    features.add(mixed(salts.short, 0, 0))
    for (const root of context) features.add(mixed(salts.question, root, 0))
  }
  features.add(mixed(salts.voice, idOf(voice), 0))
  return features
}

/** The feature of a word in lower case. */
export function featureOfWord(text: string): number {
  return mixed(salts.word, idOf(text), 0)
}

/** Each sort of features has numbers of its own. */
const salts = { word: 1, root: 2, ownRoot: 3, pair: 4, gap: 5, before: 6, first: 7, short: 8, question: 9, voice: 10 }

const ids = new Map<string, number>()
/** A language has some ten thousand words in use; what comes beyond that is computed each time. */
const maxIds = 50_000
/** Longer ones are not kept: a part of a text would keep the whole text in memory. */
const longestKept = 12
/** What stands before the first word and behind the last. */
const edge = hash('|')

function idOf(text: string): number {
  const known = ids.get(text)
  if (known !== undefined) return known
  const id = hash(text)
  if (text.length <= longestKept && ids.size < maxIds) ids.set(text, id)
  return id
}

/** FNV-1a. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}

/** Two numbers and a salt as a number of 24 bits, by multiplying and shifting as in MurmurHash3 (Austin Appleby, public domain). */
function mixed(salt: number, first: number, second: number): number {
  let value = Math.imul(first ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13) ^ second, 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 15)) & (featureSpace - 1)
}
