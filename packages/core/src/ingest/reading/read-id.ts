import { isPlaceholder, isTooLongId, MAX_ID_LENGTH, normalizeEmail } from '../../identity/index.js'
import { isStorableText } from '../../values/index.js'
import { EventError } from './event-error.js'
import type { Cut } from './read-traits.js'

/** What is said of an id that was a number. */
export const numberBecameText = 'a number became its decimal text; send ids as text, as numbers lose leading zeros and digits beyond 2^53'
/** What is said of an email that is kept in another form. */
export const emailChanged = 'an email was changed to the form that is compared: lower case, without blanks, mailto:, <> and end marks'
/** What is said of an id that names nobody. */
export const placeholder = 'a placeholder such as null, guest or 0 names nobody and was left out; leave the field out when nobody is known'

/** Whether a number can stand for an id: a whole one that no two ids share. */
export const isNumericId = (value: unknown): value is number => Number.isSafeInteger(value)

/** A userId or customerId: a text, or a whole number, which becomes its decimal text. As `readText` for the rest. */
export function readId(value: unknown, field: string, cuts: Cut[]): string | null {
  if (!isNumericId(value)) return readText(value, field, cuts)
  const id = readText(String(value), field, cuts)
  if (id !== null) cuts.push({ kind: 'changed', field, message: numberBecameText })
  return id
}

/**
 * An optional text that names somebody; null for a wrong type and for a placeholder, of which `cuts` are told. Throws `EventError` for one that is too
 * long or cannot be stored.
 */
export function readText(value: unknown, field: string, cuts: Cut[]): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') {
    cuts.push({ field, message: `${field} must be a string, and was left out` })
    return null
  }
  if (isPlaceholder(value)) {
    cuts.push({ field, message: placeholder })
    return null
  }
  if (!isStorableText(value)) throw new EventError(field, `${field} must not hold U+0000 or lone surrogates`)
  if (isTooLongId(value)) throw new EventError(field, `${field} must be at most ${MAX_ID_LENGTH} characters`)
  return value
}

/** An email in the form that is compared; null for none, and for what is none, of which `cuts` are told. */
export function readEmail(value: unknown, field: string, cuts: Cut[]): string | null {
  const text = readText(value, field, cuts)
  if (text === null) return null
  const email = normalizeEmail(text)
  if (email === null) cuts.push({ field, message: `${field} is not an email address and was left out; send one such as ann@acme.com` })
  else if (email !== text) cuts.push({ kind: 'changed', field, message: emailChanged })
  return email
}

/** An email among the traits. One that no identity can be made of stays a trait like any other, and is no reason to lose the event. */
export function readEmailTrait(value: unknown, cuts: Cut[]): string | null {
  if (value === undefined || value === null || value === '') return null
  const isRead = typeof value === 'string' && isStorableText(value) && !isTooLongId(value) && !isPlaceholder(value)
  const email = isRead ? normalizeEmail(value) : null
  if (email === null)
    cuts.push({ field: 'traits.email', message: 'traits.email is not an email address; it is kept as a trait and identifies nobody' })
  return email
}

/** The names under `properties` that carry identity and are not kept as properties. */
export const identityProperties = ['__email', '__userId', '__fingerprint']
