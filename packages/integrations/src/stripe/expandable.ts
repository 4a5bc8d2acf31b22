import { fieldsOf, textOf } from '../json-fields.js'

/** The id of what stands in a field as an id, or expanded as an object. */
export function idOf(value: unknown): string | undefined {
  return textOf(value) ?? textOf(fieldsOf(value)?.id)
}
