import { foldLetters } from './fold-letters.js'
import { stopWords } from './stop-words.js'
import type { WordTerms } from './word-terms.js'
import type { Word } from './words.js'

const maxJointLength = 4
const joints = new Set(['-', '‐', '‑', '&'])
/** What begins with these is written as one word as often as with a hyphen. */
const prefixes = new Set(
  'non pre post anti multi semi sub super ultra hyper inter intra micro macro mono poly meta mini mis mid quasi pseudo trans tele auto bio geo cyber aero thermo hydro electro neuro cardio immuno nano'.split(
    ' '
  )
)

/**
 * Two words as the one that they are also written as: `follow-up` as `followup`, `R&D` as `rd`, `SOC 2` and `SOC-2` as `soc2`, `non-linear` as
 * `nonlinear`. Compounds of two full words are left to their parts.
 */
export function joinedTerms(before: Word, word: Word, wordTerms: WordTerms): readonly string[] {
  const isJoined = joints.has(word.gap) || (word.kind === 'number' && word.gap === ' ')
  if (before.kind !== 'word' || !isJoined) return []
  const one = foldLetters(before.text)
  const other = foldLetters(word.text)
  if (word.kind === 'number') {
    const isNamed = one.length >= 2 && one.length <= maxJointLength && /^\p{L}+$/u.test(one) && !stopWords.has(one)
    return isNamed && /^\d{1,4}$/.test(other) ? [one + other] : []
  }
  if (word.kind !== 'word') return []
  const particle = other.replace(/s$/, '')
  const isShort = one.length <= 2 || particle.length <= 2 || stopWords.has(one) || stopWords.has(other) || stopWords.has(particle)
  return isShort || prefixes.has(one) || /\d/.test(one + other) ? wordTerms(one + other) : []
}
