import { type TObject, type TSchema, Type } from 'typebox'
import { MAX_ID_LENGTH } from '../domain/identity/keys.js'
import { maxEvents, sources } from './read-envelope.js'

const id = () => Type.Optional(Type.String({ maxLength: MAX_ID_LENGTH }))
const uuid = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }))
const map = () => Type.Optional(Type.Record(Type.String(), Type.Unknown()))

/**
 * The schema of an ingest body with events of this shape; only OpenAPI uses it. Requests are checked by `readEnvelope` instead, which names all
 * faults at once and lets one bad event fail without the others. `batch-shape.test.ts` checks that both accept the same bodies.
 */
export function batchShape(event: TSchema): TObject {
  return Type.Object({
    events: Type.Array(event, { minItems: 1, maxItems: maxEvents }),
    visitorId: uuid('The browser.'),
    sessionId: uuid('The visit, for events that name none.'),
    fingerprint: Type.Optional(
      Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, description: 'Groups visitors; it never merges them.' })
    ),
    source: Type.Optional(Type.Enum(sources, { default: 'client' })),
    userIdentity: Type.Optional(
      Type.Object({
        email: Type.Optional(Type.String({ format: 'email', maxLength: MAX_ID_LENGTH })),
        userId: id(),
        fingerprint: id(),
        traits: map(),
        userHash: Type.Optional(
          Type.Unknown({
            description:
              'Hex HMAC-SHA256 of the userId, else of the email in lower case, with the secret of the workspace; where it asks for one.'
          })
        )
      })
    ),
    customerIdentity: Type.Optional(Type.Object({ customerId: id(), customerTraits: map() }))
  })
}
