// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** The ingest route's success body. `processed` counts good events, duplicates included; `errors` has the others. */
export interface IngestAnswer {
  success: true
  /** Good events, those known before included. At least 0. */
  processed: number
  /** The events at fault, by their place in the batch. */
  errors: {
    /** At least 0. */
    index: number
    message: string
  }[]
}

/** Where a refused request is at fault: a path into the body such as `['events', 3, 'timestamp']`, and why. */
export interface IngestFault {
  /** Into the body, such as ["events", 3, "timestamp"]. Each whole number. */
  path: (string | number)[]
  message: string
}

/** The ingest route's failure body, whatever the status. */
export interface IngestFailureBody {
  success: false
  message: string
  errors: IngestFault[]
}
