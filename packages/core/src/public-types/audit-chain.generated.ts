// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** The digest of one value of an entry. */
export interface AuditPart {
  column: 'actorId' | 'subjectId' | 'before' | 'after'
  /** The field of `before` or `after`; null for the value as a whole. */
  field: string | null
  /** Null once the value was erased. */
  salt: string | null
  digest: string
}

/** An entry of the audit log at its place in the chain. */
export interface AuditLine {
  /** At least 1. */
  position: number
  previousHash: string
  hash: string
  entry: {
    id: string
    /** Date-time. */
    at: string
    tool: string
    actorId: string | null
    apiKeyId: string | null
    requestId: string
    subjectId: string | null
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }
  parts: AuditPart[]
}
