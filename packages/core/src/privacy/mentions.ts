import { erasedText, masked } from '../identity/index.js'
import type { Subject } from './subject.js'

/** An id of fewer characters names too much to be looked for in texts. */
const minLength = 4
/** So much of a quote tells it: others cut quotes short. */
const quotePattern = /^.{0,40}(?![\p{L}\p{N}])/su

/** Finds in texts what names a subject. */
export class Mentions {
  /** The same without full names: a namesake's own name is not the subject's. */
  static withoutNames(subject: Subject): Mentions {
    return new Mentions({ ...subject, names: new Set() })
  }

  /** What to look for; stores find the rows that may hold one of these. */
  readonly needles: readonly string[]
  readonly #pattern: RegExp
  readonly #everywhere: RegExp
  /** What quotes may go on with, by their starts. */
  readonly #quotes = new Map<string, string[]>()

  constructor({ emails, externalIds, userIds, visitorIds, names, customerIds, quotes }: Subject) {
    const addresses = [...emails]
    for (const quote of quotes) for (const text of new Set([quote, quote.replace(/\s+/gu, ' ')])) this.#addQuote(text)
    const oneSpaced = [...names].map((name) => name.replace(/\s+/gu, ' '))
    const starts = [...this.#quotes.values()].flat().map(startOf)
    const texts = [addresses, addresses.map(encodeURIComponent), externalIds, userIds, visitorIds, names, oneSpaced, customerIds, starts]
    this.needles = [...new Set(texts.flatMap((each) => [...each]))].filter((text) => text.length >= minLength)
    // The longest first: an email that another one ends with is found whole.
    const parts = this.needles.toSorted((a, b) => b.length - a.length).map(escaped)
    const source = `(?<![\\p{L}\\p{N}])(?:${parts.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`
    this.#pattern = new RegExp(source, 'iu')
    this.#everywhere = new RegExp(source, 'giu')
  }

  /** Whether a value of a column names the subject: text, or JSON with such a text as a value or key at any depth. */
  isIn(value: unknown): boolean {
    if (typeof value === 'string') return this.#pattern.test(value)
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, one]) => (!Array.isArray(value) && this.isIn(key)) || this.isIn(one))
  }

  /** A value without what names the subject, in its texts and keys at any depth; the same value where nothing does. */
  mask<T>(value: T): T {
    return masked(value, (text) => this.#maskText(text)) as T
  }

  #maskText(text: string): string {
    let result = ''
    let from = 0
    for (const { 0: found, index } of text.matchAll(this.#everywhere)) {
      if (index < from) continue
      result += text.slice(from, index) + erasedText
      from = index + this.#lengthAt(text, index, found)
    }
    return from === 0 ? text : result + text.slice(from)
  }

  /** A quote goes as far as the text repeats it. */
  #lengthAt(text: string, index: number, found: string): number {
    const quotes = this.#quotes.get(found.toLowerCase()) ?? []
    return Math.max(found.length, ...quotes.map((quote) => sharedLength(text, index, quote)))
  }

  #addQuote(quote: string): void {
    const start = startOf(quote).toLowerCase()
    this.#quotes.set(start, [...(this.#quotes.get(start) ?? []), quote])
  }
}

/** The beginning of a quote, to the end of a word. */
function startOf(quote: string): string {
  return quotePattern.exec(quote)?.[0] || quote
}

function sharedLength(text: string, index: number, quote: string): number {
  let length = 0
  while (length < quote.length && text[index + length]?.toLowerCase() === quote[length]?.toLowerCase()) length++
  return length
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
