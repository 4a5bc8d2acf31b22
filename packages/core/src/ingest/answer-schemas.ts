import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false }

/** Something of a batch that was taken without it, or in another form. */
const ingestWarning = Type.Object(
  {
    index: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: "The event's place in the batch; null for fields of the batch itself."
    }),
    field: Type.String({ description: 'Such as `user_id` or `userIdentity.email`.' }),
    message: Type.String({ description: 'What happened to it, and what to send instead.' })
  },
  closed
)

/** The ingest route's success body. */
export const ingestAnswer = Type.Object(
  {
    success: Type.Literal(true),
    processed: Type.Integer({ minimum: 0, description: 'Accepted events, including known ones.' }),
    errors: Type.Array(Type.Object({ index: Type.Integer({ minimum: 0 }), message: Type.String() }, closed), {
      description: 'The events at fault, by their place in the batch.'
    }),
    warnings: Type.Optional(
      Type.Array(ingestWarning, { description: 'What was left out or changed in accepted events, at most 500; only with `warnings=1`.' })
    )
  },
  closed
)

/** The ingest route's success body. `processed` counts good events, duplicates included; `errors` has the others. */
export type IngestAnswer = Static<typeof ingestAnswer>

/** Where a refused request is at fault. */
export const ingestFault = Type.Object(
  {
    path: Type.Array(Type.Union([Type.String(), Type.Integer()]), { description: 'Into the body, such as ["events", 3, "timestamp"].' }),
    message: Type.String()
  },
  closed
)

/** Where a refused request is at fault: a path into the body such as `['events', 3, 'timestamp']`, and why. */
export type IngestFault = Static<typeof ingestFault>

/** The ingest route's failure body, whatever the status. */
export const ingestFailureBody = Type.Object(
  { success: Type.Literal(false), message: Type.String(), errors: Type.Array(ingestFault) },
  closed
)

/** The ingest route's failure body, whatever the status. */
export type IngestFailureBody = Static<typeof ingestFailureBody>
