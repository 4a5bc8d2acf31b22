// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** Which entries of the audit log are read. */
export interface AuditQuery {
  /** Only changes of this member. 1 to 255 characters. */
  actorId?: string
  /** Only changes of what has this id, such as a customer. 1 to 255 characters. */
  subjectId?: string
  /** Only changes by this operation or tool. 1 to 255 characters. */
  tool?: string
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The pagination.nextCursor of the previous page, with the same filters. */
  cursor?: string
}

/** Entries of the audit log, the newest first, with the names of who acted. */
export interface NamedAuditPage {
  items: {
    /** Uuid. */
    id: string
    /** Date-time. */
    at: string
    /** The operation or tool. */
    tool: string
    /** The member who acted, or who made the API key. */
    actorId: string | null
    /** null for nobody, and for a member who was removed since. */
    actorName: string | null
    /** Uuid. */
    apiKeyId: string | null
    apiKeyName: string | null
    requestId: string
    /** What was changed; null for the workspace itself. */
    subjectId: string | null
    /** The name of a member who was changed. */
    subjectName: string | null
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
  }
}

/** The digest of one value of an entry. */
export interface AuditPart {
  column: 'actorId' | 'subjectId' | 'before' | 'after'
  /** The field of `before` or `after`; null for the value as a whole. */
  field: string | null
  /** Null if the value was erased. */
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
