import { type TObject, Type } from 'typebox'
import { MAX_ID_LENGTH } from '../../identity/index.js'
import type { EventDefinition } from '../define-event.js'

const id = (description: string) => Type.Optional(Type.String({ maxLength: MAX_ID_LENGTH, description }))
const text = (description: string) => Type.Optional(Type.String({ description }))
const map = (description: string) => Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }))

/**
 * The fields that every event may have beside those of its variant, for documents. Reading is lenient: `readEvent` leaves out a wrong value of these.
 */
export const eventFields = {
  timestamp: Type.Optional(
    Type.Number({
      description:
        'When it happened, in milliseconds since the epoch. Parts of a millisecond are dropped. The default is the time of receipt.'
    })
  ),
  occurredAt: Type.Optional(Type.Number({ description: 'The same as timestamp.' })),
  url: text('The address of the page.'),
  path: text('The path of the page. The default is the path of `url`.'),
  uuid: Type.Optional(Type.String({ format: 'uuid', description: 'Makes the event count once, however often you send it.' })),
  referrer: text('The page that led to this one.'),
  utm: Type.Optional(
    Type.Object(
      {
        source: text('`utm_source`.'),
        medium: text('`utm_medium`.'),
        campaign: text('`utm_campaign`.'),
        term: text('`utm_term`.'),
        content: text('`utm_content`.'),
        ref: text('`ref`.')
      },
      { description: 'The campaign in the address of the page.' }
    )
  ),
  email: Type.Optional(
    Type.String({ format: 'email', maxLength: MAX_ID_LENGTH, description: 'The email of the person. It outranks that of the batch.' })
  ),
  userId: id('Your id of the person. It outranks that of the batch.'),
  fingerprint: id('Groups visitors; it never merges them.'),
  sessionId: Type.Optional(Type.String({ format: 'uuid', description: 'The visit. It outranks that of the batch.' })),
  customerId: id('Your id of the customer. It outranks that of the batch.'),
  customerTraits: map('What is known of the account, by name.'),
  automated: Type.Optional(Type.Boolean({ description: 'A program controls the browser. If true, it is kept among the properties.' }))
}

/** The fields of `utm`. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content', 'ref'] as const

/** A whole event of a variant, as a good sender writes it. */
export function eventShape({ type, schema }: EventDefinition): TObject {
  return Type.Object({ type: Type.Literal(type), ...eventFields, ...schema.properties })
}
