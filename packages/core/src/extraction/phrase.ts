/**
 * A piece of a pattern over plain sentences, to be put into a `phrase`.
 *
 * @example const office = piece`(?:head )?offices?`
 */
export const piece = String.raw

/** Letters of the alphabets that rules are written for: an engine takes a hundred times as long for every letter there is. */
const letters = 'a-z\\u00df-\\u00f6\\u00f8-\\u024f\\u0370-\\u03ff\\u0400-\\u052f'

/** A whole pattern: it begins and ends at the edge of a word, and a space in it matches whether or not the next word is capitalised. */
export function phrase(texts: TemplateStringsArray, ...pieces: readonly string[]): RegExp {
  const source = inPlainText(String.raw(texts, ...pieces))
  return new RegExp(`(?<![${letters}\\d])(?:${source})(?![${letters}\\d])`)
}

/** Up to so many words between two parts, as few as possible, never across a semicolon. Bounded, so that no sentence makes matching slow. */
export function upTo(words: number): string {
  return `(?: [^ ;]+){0,${words}}?`
}

/** One of these words or phrases. */
export function oneOfWords(words: readonly string[]): string {
  return `(?:${words.join('|')})`
}

/** Writes out \p{L} and \p{N}, and lets a mark of a capital follow each space that is no member of a character class. */
function inPlainText(source: string): string {
  let inClass = false
  return source.replace(/\\p\{(?:L|N)\}|\\.|[[\]]| \??/gs, (token) => {
    if (token === '[') inClass = true
    if (token === ']') inClass = false
    if (token === '\\p{L}') return inClass ? letters : `[${letters}]`
    if (token === '\\p{N}') return '\\d'
    if (inClass || !token.startsWith(' ')) return token
    return token === ' ?' ? '(?: \\^?)?' : ' \\^?'
  })
}
