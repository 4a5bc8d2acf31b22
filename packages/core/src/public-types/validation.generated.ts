// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** The fields that some errors add to the body. */
export interface ErrorFields {
  plan?: string
  feature?: string
  /** Whole number. */
  limit?: number
  /** Whole number. */
  currentConnections?: number
  /** Epoch milliseconds. */
  resetAt?: number
  /** Whole number. */
  limitBytes?: number
  /** Whole number. */
  actualBytes?: number
}
