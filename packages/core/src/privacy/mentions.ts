import type { Subject } from './subject.js'

/** An id of fewer characters names too much to be looked for in texts. */
const minLength = 4

/** Finds in texts what names a subject. */
export class Mentions {
  /** What to look for; stores find the rows that may hold one of these. */
  readonly needles: readonly string[]
  readonly #pattern: RegExp

  constructor({ emails, externalIds, userIds, visitorIds, names, customerIds, quotes }: Subject) {
    const addresses = [...emails]
    const texts = [addresses, addresses.map(encodeURIComponent), externalIds, userIds, visitorIds, names, customerIds, quotes].flatMap(
      (each) => [...each]
    )
    this.needles = [...new Set(texts)].filter((text) => text.length >= minLength)
    // The longest first: an email that another one ends with is found whole.
    const parts = this.needles.toSorted((a, b) => b.length - a.length).map(escaped)
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'iu')
  }

  /** Whether a value of a column names the subject: text, or JSON with such a text as a value or key at any depth. */
  isIn(value: unknown): boolean {
    if (typeof value === 'string') return this.#pattern.test(value)
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, one]) => (!Array.isArray(value) && this.isIn(key)) || this.isIn(one))
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
