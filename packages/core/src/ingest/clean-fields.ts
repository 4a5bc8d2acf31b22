import { cleanJson, isRecord, setKey } from './clean-json.js'
import type { EventDefinition } from './define-event.js'
import { type Cut, readTraits } from './read-traits.js'

const commonFields = ['timestamp', 'url', 'path', 'referrer', 'utm', 'customerTraits'] as const
const traitFields: readonly string[] = ['traits', 'customerTraits']

/**
 * The fields of an event that its variant knows, cleaned so that they can be stored; all others are ignored. What is too large is left out, and added to
 * `cuts`. Throws `EventFault`.
 */
export function cleanFields(raw: Record<string, unknown>, { schema }: EventDefinition, cuts: Cut[]): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const field of [...commonFields, ...Object.keys(schema.properties)]) {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined
    if (value === undefined) continue
    const isTraits = traitFields.includes(field) && isRecord(value)
    setKey(clean, field, isTraits ? readTraits(value, field, cuts) : cleanJson(value, field))
  }
  return clean
}
