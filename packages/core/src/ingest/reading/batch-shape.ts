import { type TSchema, Type } from 'typebox'
import { MAX_ID_LENGTH } from '../../identity/index.js'
import { maxEvents, sources } from './read-envelope.js'

const orNull = <T extends TSchema>(schema: T, description: string) => Type.Optional(Type.Union([schema, Type.Null()], { description }))
const text = () => Type.String({ maxLength: MAX_ID_LENGTH })
/** A number is taken as its decimal text. */
const id = (description: string) =>
  orNull(Type.Union([text(), Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })]), description)
const uuid = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }))
const map = (description: string) => orNull(Type.Record(Type.String(), Type.Unknown()), description)

/**
 * The schema of an ingest body with events of this shape; only OpenAPI uses it. Requests are checked by `readEnvelope` instead, which names all
 * faults at once and lets one bad event fail without the others. `batch-shape.test.ts` checks that both accept the same bodies.
 */
export function batchShape(event: TSchema) {
  return Type.Object({
    events: Type.Array(event, { minItems: 1, maxItems: maxEvents, description: 'The events.' }),
    visitorId: uuid('The browser.'),
    sessionId: uuid('The visit, for events that name none.'),
    fingerprint: Type.Optional(
      Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, description: 'Groups visitors, and never merges them.' })
    ),
    source: Type.Optional(
      Type.Enum(sources, { default: 'client', description: 'Who sends the batch: a browser, a server or an integration.' })
    ),
    userIdentity: orNull(
      Type.Object({
        email: orNull(Type.String({ format: 'email', maxLength: MAX_ID_LENGTH }), 'The email of the person.'),
        userId: id('Your id of the person.'),
        fingerprint: orNull(text(), 'Groups visitors; it never merges them.'),
        traits: map('What you know of the person, by name.'),
        userHash: Type.Optional(
          Type.Unknown({
            description:
              'The proof of who the user is: the HMAC-SHA256, in hex, of the userId, or without a userId of the email in lower case. The key is the secret of identity verification. Needed only if the workspace requires the proof.'
          })
        )
      }),
      'The person of the events.'
    ),
    customerIdentity: orNull(
      Type.Object({ customerId: id('Your id of the account.'), customerTraits: map('What you know of the account, by name.') }),
      'The account of the events.'
    )
  })
}
