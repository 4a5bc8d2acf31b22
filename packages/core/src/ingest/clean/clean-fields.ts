import type { TObject } from 'typebox'
import type { EventDefinition } from '../define-event.js'
import { readFormFields } from '../reading/read-form-fields.js'
import { type Cut, readTraits } from '../reading/read-traits.js'
import { cleanJson, isRecord, setKey } from './clean-json.js'

const commonFields = ['timestamp', 'occurredAt', 'url', 'path', 'referrer', 'utm', 'customerTraits'] as const

/** Maps whose size is bounded, and how each is read. */
const boundedMaps: Readonly<Record<string, typeof readTraits>> = {
  traits: readTraits,
  customerTraits: readTraits,
  formFields: readFormFields
}

/** The fields that are read of each variant, by its schema. */
const fieldLists = new WeakMap<TObject, readonly string[]>()

function fieldsOf(schema: TObject): readonly string[] {
  const fields = [...commonFields, ...Object.keys(schema.properties)]
  fieldLists.set(schema, fields)
  return fields
}

/**
 * The fields of an event that its variant knows, cleaned so that they can be stored; all others are ignored. What is too large is left out, and added to
 * `cuts`. Throws `EventFault`.
 */
export function cleanFields(raw: Record<string, unknown>, { schema }: EventDefinition, cuts: Cut[]): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const field of fieldLists.get(schema) ?? fieldsOf(schema)) {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined
    if (value === undefined) continue
    const readMap = boundedMaps[field]
    setKey(clean, field, readMap && isRecord(value) ? readMap(value, field, cuts) : cleanJson(value, field))
  }
  return clean
}
