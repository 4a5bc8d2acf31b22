import { type Static, type TSchema, Type } from 'typebox'
import { customerReference, timeSchema, traitsSchema } from '../identity/index.js'
import { sourceTypes } from './source-types.js'

/** Fields that are not known here, such as one misspelt, are refused: an answer must not lack what the host believes it has put. */
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const text = (maxLength: number) => orNull(Type.String({ maxLength }))

const time = timeSchema

const participant = Type.Object({ email: text(320), name: text(500), role: text(100) }, closed)

const segment = Type.Object({ text: Type.String({ maxLength: 100_000 }), speaker: text(500), at: Type.Optional(time) }, closed)

/** What `ws.sources.put` takes. */
export const sourceInput = Type.Object(
  {
    sourceType: Type.Enum([...sourceTypes]),
    externalId: Type.String({ minLength: 1, maxLength: 500, description: 'The id of the source in the system that it comes from.' }),
    provider: orNull(Type.String({ maxLength: 200, description: 'The system that the source comes from, such as gong.' })),
    occurredAt: Type.Optional(time),
    timestamp: Type.Optional(time),
    title: text(1000),
    summary: text(20_000),
    permalink: orNull(Type.String({ maxLength: 2000, description: 'The address where a person can open the source.' })),
    customer: Type.Optional(Type.Union([...customerReference.anyOf, Type.Null()])),
    participants: orNull(Type.Array(participant, { maxItems: 1000, description: 'Who wrote, received or took part.' })),
    segments: orNull(Type.Array(segment, { maxItems: 10_000, description: 'The text, in order: paragraphs, or the turns of a call.' })),
    record: orNull(traitsSchema)
  },
  closed
)

/**
 * An email, call, ticket or record, by its type and its id in the system that it comes from. It replaces what was put before under that
 * name: what is left out is not there any more. The same again changes nothing.
 *
 * - `occurredAt`, or `timestamp`, which is the same: when it was sent, said or changed. One of them is required.
 * - `customer`: whose it is. Left out, it follows from the participants' email domains: free-mail, and the domains of the workspace's own
 *   members, tell nothing; of several domains the one of an account of the host's, then the one with most people, then the first.
 * - `participants`: `role` is a word of the host's, such as `from`, `to`, `host`, `attendee`. An `email` that is no address becomes the name
 *   where there is none.
 * - `segments`: the text in pieces that are quoted as they are, in order: paragraphs, or the turns of a call. `at` is when it was said; a
 *   number below 10^11, with any sign, counts milliseconds from `occurredAt`.
 * - `record`: fields of a record without text, such as a deal's stage. JSON.
 *
 * @example
 * { sourceType: 'EMAIL', externalId: 'msg_1', provider: 'google-mail', occurredAt: '2026-01-31T09:30:00Z', title: 'Renewal',
 *   participants: [{ email: 'ann@acme.com', name: 'Ann', role: 'from' }], segments: [{ text: 'We want to renew for two years.' }] }
 */
export type SourceInput = Static<typeof sourceInput>
