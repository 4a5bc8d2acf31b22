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

/** Something of a batch that was taken without it, or in another form. */
export interface IngestWarning {
  /** The event's place in the batch; null for what the batch says of all its events. */
  index: number | null
  /** The field, such as `user_id` or `userIdentity.email`. */
  field: string
  /** What became of it, and what to send instead. */
  message: string
}

/** What `workspace.ingest` answers: the route's answer, and what was left out or changed of the events that are taken. */
export interface IngestResult extends IngestAnswer {
  /** Empty when everything was taken as it was sent. The same is among `workspace.ingestIssues()`. */
  warnings: IngestWarning[]
}

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

/** A whole request refused: nothing of it is stored. */
export class IngestRefusal extends Error {
  override readonly name = 'IngestRefusal'
  /** When to come back, for 429 and 503. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly status: 400 | 403 | 429 | 500 | 503,
    message: string,
    readonly faults: readonly IngestFault[] = [],
    options: { cause?: unknown; retryAfterSeconds?: number } = {}
  ) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** The specification's failure body. */
  toBody(): Static<typeof ingestFailureBody> {
    return { success: false, message: this.message, errors: [...this.faults] }
  }
}
