import { americanSpelling } from './american-spelling.js'
import { foldLetters } from './fold-letters.js'
import type { Stem } from './stemmer.js'
import { capitalWords, stopWords } from './stop-words.js'

/** The terms of a single word. */
export type WordTerms = (word: string) => readonly string[]

/** `l'offre`, `d'accord`, `dell'anno`: an article or pronoun before the word itself. */
const elision = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu|un|all|dall|dell|nell|sull|coll)['’ʼ](?=[aeiouyh])/
/** Arabic writes its article, with a conjunction or preposition before it, to the word. */
const arabicArticle = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u
const contraction = /['’ʼ](?:s|d|m|ll|re|ve)$/
const apostrophes = /['’ʼ]/g

/** A letter of Greek that stands alone is a sign, and written out as often: `TNF-α` as `TNF-alpha`. */
const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(' ')
const greekSigns = new Map([...'αβγδεζηθικλμνξοπρστυφχψω'].map((letter, place) => [letter, greekNames[place] ?? letter]))

/** A word without accents, contractions and endings; nothing when it is a stop word. */
export function termsOfWord(text: string, stem: Stem): string[] {
  if (capitalWords.has(text)) return [foldLetters(text)]
  const folded = foldLetters(text)
  const sign = greekSigns.get(folded)
  if (sign !== undefined) return [stem(sign)]
  const terms = stemmed(folded, stem)
  if (elision.test(folded)) terms.push(...stemmed(folded.replace(elision, ''), stem))
  // `OAuth2` is also written `OAuth 2`; of shorter names see `joinedTerms`.
  const [, name, number] = /^(\p{L}{5,})(\d{1,4})$/u.exec(folded) ?? []
  if (name !== undefined && number !== undefined) terms.push(...stemmed(name, stem), number)
  return terms
}

function stemmed(folded: string, stem: Stem): string[] {
  if (stopWords.has(folded.replace(apostrophes, ''))) return []
  const bare = folded.replace(contraction, '').replace(apostrophes, '')
  return bare === '' || stopWords.has(bare) ? [] : [stem(americanSpelling(bare.replace(arabicArticle, '')))]
}
