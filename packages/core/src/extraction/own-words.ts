import type { Voice } from './reading/features.js'

/** A sentence as rules and weights read it, with the names that their subjects stand for. */
export interface ReadableSentence {
  sentence: string
  /** The name that a subject of a finding stands for: the subject itself, where it is none of ours. */
  subject(found: string | null): string | null
}

/**
 * Competitors that rules and weights know: each stands in for a competitor of the workspace. The weights of all languages know the first ones best, by the
 * mean probability of 31 sentences about competitors.
 */
const standIns = ['HubSpot', 'Zendesk', 'Pipedrive', 'Salesforce', 'Freshdesk', 'Totango', 'Planhat', 'ChurnZero']

/** What the products of the workspace are called by customers, and by our own people: the rules take "our product" for a word about ourselves. */
const products: Readonly<Record<string, { theirs: string; own: string; article: RegExp }>> = {
  en: { theirs: 'your product', own: 'the product', article: /\b(?:the|an?|your|our|their|this)\s+$/i },
  de: {
    theirs: 'euer Produkt',
    own: 'das Produkt',
    article: /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[mnrs]?|eue?r?e?[mnrs]?|ihre?[mnrs]?|unsere?[mnrs]?)\s+$/iu
  },
  fr: { theirs: 'votre produit', own: 'le produit', article: /(?<!\p{L})(?:(?:les?|la|une?|votre|vos|notre|nos|ce|cette)\s+|l['’])$/iu },
  es: {
    theirs: 'su producto',
    own: 'el producto',
    article: /(?<!\p{L})(?:el|la|los|las|una?|sus?|vuestr[oa]s?|nuestr[oa]s?|este|esta)\s+$/iu
  },
  pt: {
    theirs: 'seu produto',
    own: 'o produto',
    article: /(?<!\p{L})(?:os?|as?|uma?|(?:o |a )?(?:seus?|suas?|nossos?|nossas?)|este|esta)\s+$/iu
  }
}

interface Name {
  isCompetitor: boolean
  /** Where the first letter or digit of the name stands in it. */
  offset: number
  /** One word: it may be an everyday one as well. */
  isWord: boolean
  /** Its parts between spaces, in lower case. */
  parts: readonly string[]
}

/** Names of a sort that a language model is told of in a window. */
const maxNamed = 50
/** What a name is part of another word, of an address or of a link by: before it, and behind it. */
const joinsBefore = /[\p{L}\p{N}@./]$/u
const joinsAfter = /^(?:[\p{L}\p{N}@]|\.\p{L})/u
const word = /[\p{L}\p{N}]+/gu

/**
 * The names that a workspace has set, ready to be looked for. Rules and weights were made for the names of others: they read a competitor of the workspace
 * as one that they know, and a product of the workspace as "your product". A name that is an everyday word too counts only where it has a capital, and not
 * as the first word of a sentence.
 *
 * @example
 * const words = new OwnWords({ competitors: ['Brightloop'], products: ['Atlas'] })
 * words.read('We replace Atlas by Brightloop.', { language: 'en', voice: 'customer' }).sentence // 'We replace your product by HubSpot.'
 */
export class OwnWords {
  readonly #byFirstWord = new Map<string, Name[]>()

  constructor(names: { competitors: readonly string[]; products: readonly string[] }) {
    const all = [
      ...names.competitors.map((text) => ({ text, isCompetitor: true })),
      ...names.products.map((text) => ({ text, isCompetitor: false }))
    ]
    // Of two names that begin alike the longer one counts.
    for (const { text, isCompetitor } of all.sort((a, b) => b.text.length - a.text.length)) {
      const offset = text.search(/[\p{L}\p{N}]/u)
      const [first] = text.match(word) ?? []
      if (first === undefined) continue
      const key = first.toLowerCase()
      const known = this.#byFirstWord.get(key)
      const name = { isCompetitor, offset, isWord: first === text, parts: text.toLowerCase().split(/\s+/u) }
      if (known) known.push(name)
      else this.#byFirstWord.set(key, [name])
    }
  }

  /** The sentence as rules and weights read it. `isEveryday` tells whether the language uses a word in lower case. */
  read(
    written: string,
    { language, voice, isEveryday = () => false }: { language: string; voice: Voice; isEveryday?: (word: string) => boolean }
  ): ReadableSentence {
    const plain = { sentence: written, subject: (found: string | null) => found }
    if (this.#byFirstWord.size === 0) return plain
    const sentence = written.normalize('NFC')
    const named = new Map<string, string>()
    const free = standIns.filter((each) => !sentence.toLowerCase().includes(each.toLowerCase()))
    const product = products[language]
    let read = ''
    let end = 0
    for (const { start, text, name } of this.#namesIn(sentence, isEveryday)) {
      read += sentence.slice(end, start)
      end = start + text.length
      if (name.isCompetitor) {
        const standIn = named.get(text.toLowerCase()) ?? free.shift() ?? text
        named.set(text.toLowerCase(), standIn)
        read += standIn
      } else if (product) {
        read = read.replace(product.article, '')
        read += voice === 'customer' ? product.theirs : product.own
      } else read += text
    }
    if (end === 0) return plain
    const originals = [...named].map(([text, standIn]) => [standIn.toLowerCase(), text] as const)
    return {
      sentence: read + sentence.slice(end),
      subject: (found) => originals.reduce((subject, [standIn, text]) => subject?.replaceAll(standIn, text) ?? null, found)
    }
  }

  /** The names that occur in these texts, as they are written there; a list that would be empty is left out. */
  namedIn(texts: readonly string[]): { competitors?: string[]; ourProducts?: string[] } {
    if (this.#byFirstWord.size === 0) return {}
    const found = texts.flatMap((text) => [...this.#namesIn(text, () => false)])
    const namesOf = (isCompetitor: boolean) =>
      [...new Set(found.flatMap(({ text, name }) => (name.isCompetitor === isCompetitor ? [text] : [])))].slice(0, maxNamed)
    const competitors = namesOf(true)
    const ourProducts = namesOf(false)
    return { ...(competitors.length > 0 && { competitors }), ...(ourProducts.length > 0 && { ourProducts }) }
  }

  *#namesIn(sentence: string, isEveryday: (word: string) => boolean): Generator<{ start: number; text: string; name: Name }> {
    const folded = sentence.toLowerCase()
    // A few letters have another length in lower case.
    const lower = folded.length === sentence.length ? folded : sentence
    let end = 0
    let isFirst = true
    for (const { 0: found, index } of sentence.matchAll(word)) {
      const candidates = this.#byFirstWord.get(found.toLowerCase()) ?? []
      for (const name of candidates) {
        const start = index - name.offset
        if (start < end) continue
        const textEnd = endOf(name, lower, start)
        if (textEnd === undefined) continue
        const text = sentence.slice(start, textEnd)
        const isPlain = name.isWord && (isFirst ? !/\p{Lu}/u.test(found.slice(1)) : !/^\p{Lu}/u.test(found))
        if (isPlain && isEveryday(found.toLowerCase())) continue
        yield { start, text, name }
        end = textEnd
        break
      }
      isFirst = false
    }
  }
}

/** Where a name ends that begins here; undefined if it does not. Without a pattern for each name, because each takes milliseconds to be made. */
function endOf({ parts }: Name, lower: string, start: number): number | undefined {
  let at = start
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const space = at
      while (/\s/u.test(lower.charAt(at))) at += 1
      if (at === space) return undefined
    }
    if (!lower.startsWith(part, at)) return undefined
    at += part.length
  }
  const isPart = joinsBefore.test(lower.slice(Math.max(0, start - 2), start)) || joinsAfter.test(lower.slice(at, at + 3))
  return isPart ? undefined : at
}
