import { foldWhole } from '../../values/index.js'
import { plainLetters } from './plain-letters.js'

/** Fewer letters are initials, which many share. */
const minLetters = 5

/**
 * A full name in the form in which two are compared: lower case, one space between words. Null when it has less than two words, which many people
 * share. `Anne-Marie` and `O'Brien` are one word.
 */
export function fullName(name: string | null): string | null {
  if (name === null) return null
  const words = foldWhole(name)
    .replace(/['’‐-]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.length < 2 ? null : words.join(' ')
}

/** The letters of a full name, as far as they can stand in an address; null when they are too few to tell people apart. */
export function nameLetters(name: string | null): string | null {
  if (name === null || fullName(name) === null) return null
  const letters = plainLetters(name)
  return letters.length < minLetters ? null : letters
}

/** The letters of an address before its tag. */
export function addressLetters(email: string): string {
  return plainLetters(email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/s, ''))
}

/** Whether an address reads like a full name: `john.smith@`, `johnsmith+x@` and `john_smith@` for John Smith. */
export function readsLikeName(email: string, name: string | null): boolean {
  return nameLetters(name) === addressLetters(email)
}
