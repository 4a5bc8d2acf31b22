import { isStorableText } from './storable-text.js'
import { cutCodePoints } from './text-key.js'

/** Whether a value is a text that can name something: not blank, at most so many characters (code points, as schemas count), and one that can be stored. */
export function isNameText(value: unknown, maxLength = 255): value is string {
  return typeof value === 'string' && value.trim() !== '' && cutCodePoints(value, maxLength) === value && isStorableText(value)
}
