/** The ingest route's success body. `processed` counts good events, duplicates included; `errors` has the others. */
export interface IngestAnswer {
  success: true
  processed: number
  errors: { index: number; message: string }[]
}

/** Where a refused request is at fault: a path into the body such as `['events', 3, 'timestamp']`, and why. */
export interface IngestFault {
  path: (string | number)[]
  message: string
}

/** A whole request refused: nothing of it is stored. */
export class IngestRefusal extends Error {
  override readonly name = 'IngestRefusal'
  /** When to come back, for 429. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly status: 400 | 403 | 429 | 500,
    message: string,
    readonly faults: readonly IngestFault[] = [],
    options: { cause?: unknown; retryAfterSeconds?: number } = {}
  ) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** The specification's failure body. */
  toBody(): { success: false; message: string; errors: IngestFault[] } {
    return { success: false, message: this.message, errors: [...this.faults] }
  }
}
