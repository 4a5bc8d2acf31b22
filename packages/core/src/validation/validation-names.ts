import type { TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'

const ending = '/additionalProperties'

/** Whether an error is of one name that a closed object does not have. */
export function isUnknownName({ keyword, schemaPath }: TLocalizedValidationError): boolean {
  return keyword === 'boolean' && schemaPath.endsWith(ending)
}

/** The schema, as a pointer, of the object that such an error is of. */
export function objectOf({ schemaPath }: TLocalizedValidationError): string {
  return schemaPath.slice(0, -ending.length)
}

/** The names that this object has. */
export function allowedNames(schema: TSchema, error: TLocalizedValidationError): string[] {
  let part: unknown = schema
  for (const step of stepsOf(objectOf(error))) part = Reflect.get(Object(part), step)
  return Object.keys(Object(Reflect.get(Object(part), 'properties')))
}

/** The steps of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** More names than this are no help in a sentence. */
const maxShown = 20

/** `; there are limit, cursor`, where that says enough: not for an object without names of its own, such as a map. */
export function othersNamed(allowed: readonly string[]): string {
  if (allowed.length === 0 || allowed.length > maxShown) return ''
  return `; there ${allowed.length === 1 ? 'is' : 'are'} ${allowed.join(', ')}`
}
