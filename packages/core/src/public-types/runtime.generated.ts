// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What became of one item of a put. */
export interface PutResult {
  /** Rapport's id. */
  id: string
  /** The host's id: customerId, userId (or else email), or externalId. */
  externalId: string
  /** Whether it is new. */
  created: boolean
}
