import type { IngestAnswer, IngestFailureBody, IngestFault } from '../public-types/index.js'

/** Something of a batch that was taken without it, or in another form. */
export interface IngestWarning {
  /** The event's place in the batch; null for fields of the batch itself. */
  index: number | null
  /** The field, such as `user_id` or `userIdentity.email`. */
  field: string
  /** What happened to it, and what to send instead. */
  message: string
}

/** What `workspace.ingest` answers: the route's answer, and what was left out or changed of the events that are taken. */
export interface IngestResult extends IngestAnswer {
  /** Empty when everything was taken as it was sent. The same is among `workspace.ingestIssues()`. */
  warnings: IngestWarning[]
}

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
  toBody(): IngestFailureBody {
    return { success: false, message: this.message, errors: [...this.faults] }
  }
}
