import type { JsonObject } from '../../storage/index.js'
import { cleanObject, setKey } from '../clean/clean-json.js'
import type { Cut } from './read-traits.js'

const maxFields = 1_000
/** Of all names together, without marks, which come on letters in any number. Telling whether a name is a secret's takes time for each character. */
const maxInNames = 50_000
const marks = /[\p{M}\p{Cf}]+/gu

const tooMany = `a form has more than ${maxFields} fields, or names of more than ${maxInNames} characters: what is beyond was left out; send fewer fields`

/** A form's fields, cleaned so that they can be stored. What is too many is left out, and added to `cuts`. Throws `EventError`. */
export function readFormFields(value: Record<string, unknown>, field: string, cuts: Cut[]): JsonObject {
  const kept: Record<string, unknown> = {}
  let fields = 0
  let inNames = 0
  for (const [name, text] of Object.entries(value)) {
    const length = name.replace(marks, '').length
    fields++
    inNames += length
    if (fields > maxFields || inNames > maxInNames) {
      cuts.push({ field, message: tooMany, name })
      break
    }
    setKey(kept, name, text)
  }
  return cleanObject(kept, field)
}
