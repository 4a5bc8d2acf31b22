import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false }

/** The ingest route's success body. */
export const ingestAnswer = Type.Object(
  {
    success: Type.Literal(true),
    processed: Type.Integer({ minimum: 0, description: 'Good events, those known before included.' }),
    errors: Type.Array(Type.Object({ index: Type.Integer({ minimum: 0 }), message: Type.String() }, closed), {
      description: 'The events at fault, by their place in the batch.'
    })
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
