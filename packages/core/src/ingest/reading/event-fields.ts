import { type TObject, Type } from 'typebox'
import { MAX_ID_LENGTH } from '../../identity/index.js'
import type { EventDefinition } from '../define-event.js'

const id = (description?: string) => Type.Optional(Type.String({ maxLength: MAX_ID_LENGTH, ...(description && { description }) }))
const text = Type.Optional(Type.String())
const map = (description: string) => Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }))

/**
 * The fields that every event may have beside those of its variant, for documents. Reading is lenient: `readEvent` leaves out a wrong value of these.
 */
export const eventFields = {
  timestamp: Type.Optional(
    Type.Number({ description: 'Milliseconds since the epoch, without parts of a millisecond. The default is the time of receipt.' })
  ),
  occurredAt: Type.Optional(Type.Number({ description: 'The same as timestamp.' })),
  url: text,
  path: text,
  uuid: Type.Optional(Type.String({ format: 'uuid', description: 'Makes the event count once, however often it is sent.' })),
  referrer: text,
  utm: Type.Optional(Type.Object({ source: text, medium: text, campaign: text, term: text, content: text, ref: text })),
  email: Type.Optional(Type.String({ format: 'email', maxLength: MAX_ID_LENGTH })),
  userId: id("The host's id of the person; it outranks the batch's."),
  fingerprint: id(),
  sessionId: Type.Optional(Type.String({ format: 'uuid' })),
  customerId: id("The host's id of the account; it outranks the batch's."),
  customerTraits: map('What is known of the account, by name.'),
  automated: Type.Optional(Type.Boolean({ description: 'A program controls the browser. If true, it is kept among the properties.' }))
}

/** The fields of `utm`. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content', 'ref'] as const

/** A whole event of a variant, as a good sender writes it. */
export function eventShape({ type, schema }: EventDefinition): TObject {
  return Type.Object({ type: Type.Literal(type), ...eventFields, ...schema.properties })
}
