import { fieldHint, nearestName } from '../../validation/index.js'
import { isRecord } from '../clean/clean-json.js'
import type { EventDefinition } from '../define-event.js'
import { eventFields } from './event-fields.js'
import { identityProperties } from './read-id.js'
import type { Cut } from './read-traits.js'

/** Of one event or batch: a sender of very many would fill the log. */
const maxNoted = 10

/** The fields of a batch, and those of what it holds. */
const batchFields = ['events', 'visitorId', 'sessionId', 'fingerprint', 'source', 'userIdentity', 'customerIdentity']
const userFields = ['email', 'userId', 'fingerprint', 'traits', 'userHash']
const customerFields = ['customerId', 'customerTraits']

const known = new WeakMap<EventDefinition, ReadonlySet<string>>()

/** Tells `cuts` of the fields of an event that its variant does not have: they are ignored, and may be misspelt. */
export function noteUnknownFields(raw: Record<string, unknown>, definition: EventDefinition, cuts: Cut[]): void {
  const fields = known.get(definition) ?? fieldsOf(definition)
  let noted = 0
  for (const field in raw) {
    if (fields.has(field) || isNothing(raw[field]) || (field === 'properties' && holdsIdentity(raw[field]))) continue
    if (++noted > maxNoted) return
    cuts.push(unknownField(field, definition, fields))
  }
}

function fieldsOf(definition: EventDefinition): ReadonlySet<string> {
  const fields = new Set(['type', ...Object.keys(eventFields), ...Object.keys(definition.schema.properties)])
  known.set(definition, fields)
  return fields
}

function unknownField(field: string, { type, schema }: EventDefinition, fields: ReadonlySet<string>): Cut {
  const hint = fieldHint(field, fields)
  if (hint !== '') return { field, message: `${field} is not known and was left out${hint}` }
  const ofBatch = nearestName(field, ['visitorId', 'source', 'userIdentity', 'customerIdentity'])
  if (ofBatch !== undefined) {
    return { field, message: `${field} is not a field of an event and was left out; write ${ofBatch} beside events, for the whole batch` }
  }
  const advice = Object.hasOwn(schema.properties, 'properties') ? '; write what is your own into properties' : ''
  return { field: '', name: field, message: `a field that ${type} events do not have was left out${advice}` }
}

/** Tells `cuts` of the fields of a batch, of its userIdentity and of its customerIdentity that are not known. */
export function noteUnknownBatchFields(body: Record<string, unknown>, user: object, customer: object, cuts: Cut[]): void {
  const paths = [
    ...batchFields,
    ...userFields.map((name) => `userIdentity.${name}`),
    ...customerFields.map((name) => `customerIdentity.${name}`)
  ]
  noteOthers(body, batchFields, '', cuts, (field) => {
    const inner = nearestName(field, [...userFields, ...customerFields, ...batchFields])
    const path = inner && paths.find((one) => one === inner || one.endsWith(`.${inner}`))
    return path ? `; did you mean ${path}?` : ''
  })
  noteOthers(user, userFields, 'userIdentity.', cuts, (field) => fieldHint(field, userFields))
  noteOthers(customer, customerFields, 'customerIdentity.', cuts, (field) => fieldHint(field, customerFields))
}

function noteOthers(given: object, fields: readonly string[], path: string, cuts: Cut[], hintOf: (field: string) => string): void {
  let noted = 0
  for (const field in given) {
    if (fields.includes(field) || isNothing(Reflect.get(given, field))) continue
    if (++noted > maxNoted) return
    const hint = hintOf(field)
    if (hint === '') cuts.push({ field: path.slice(0, -1), name: field, message: 'a field that is not known was left out' })
    else cuts.push({ field: path + field, message: `${path}${field} is not known and was left out${hint}` })
  }
}

const isNothing = (value: unknown) => value === undefined || value === null

/** Whether properties, on a variant that has none, hold only what says who it is. */
function holdsIdentity(properties: unknown): boolean {
  return isRecord(properties) && Object.keys(properties).every((name) => identityProperties.includes(name))
}
