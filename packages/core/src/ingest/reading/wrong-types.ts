import { isRecord } from '../clean/clean-json.js'
import { utmFields } from './event-fields.js'
import type { Cut } from './read-traits.js'
import { readUuid } from './read-uuid.js'

/** Tells `cuts` of the fields that every variant has whose type is wrong: they are left out. Identity and times are told where they are read. */
export function noteWrongTypes(clean: Record<string, unknown>, raw: Record<string, unknown>, cuts: Cut[]): void {
  noteUnless(isText(clean.url), 'url', 'a string', cuts)
  noteUnless(isText(clean.path), 'path', 'a string', cuts)
  noteUnless(isText(clean.referrer), 'referrer', 'a string', cuts)
  noteUnless(isNothing(clean.customerTraits) || isRecord(clean.customerTraits), 'customerTraits', 'an object', cuts)
  noteUnless(isNothing(raw.sessionId) || raw.sessionId === '' || readUuid(raw.sessionId) !== null, 'sessionId', 'a UUID', cuts)
  noteUnless(isNothing(raw.automated) || typeof raw.automated === 'boolean', 'automated', 'a boolean', cuts)
  noteUnless(isNothing(clean.utm) || isRecord(clean.utm), 'utm', 'an object', cuts)
  if (!isRecord(clean.utm)) return
  for (const field of utmFields) if (!isText(clean.utm[field])) noteUnless(false, `utm.${field}`, 'a string', cuts)
}

function noteUnless(isRight: boolean, field: string, wanted: string, cuts: Cut[]): void {
  if (!isRight) cuts.push({ field, message: `${field} must be ${wanted}, and was left out` })
}

const isNothing = (value: unknown) => value === undefined || value === null
const isText = (value: unknown) => isNothing(value) || typeof value === 'string'
