// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What became of one item of a put. */
export interface PutResult {
  /** Rapport's id. */
  id: string
  /** Your own id: the customerId, the userId (else the email), or the externalId. */
  externalId: string
  /** Whether it is new. */
  created: boolean
}
