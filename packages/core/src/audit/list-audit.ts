import { Type } from 'typebox'
import { RapportError } from '../errors.js'
import { findPage, readPaging } from '../paging/index.js'
import type { JsonObject, OrganizationStore, RowOf } from '../storage/index.js'
import { checkOf } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { auditEntries } from './tables/audit-entries.js'

/** One change through the gateway. */
export interface AuditEntry {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  tool: string
  /** The member who acted, and the API key; both null when the host acted for nobody. */
  actorId: string | null
  apiKeyId: string | null
  requestId: string
  /** The id of what was changed; null for the workspace itself. */
  subjectId: string | null
  /** What was changed of it, as it was and as it became; null where there was nothing. */
  before: JsonObject | null
  after: JsonObject | null
}

/** A page of the audit log. */
export interface AuditPage {
  items: AuditEntry[]
  pagination: { hasMore: boolean; nextCursor: string | null }
}

const input = checkOf(
  Type.Object(
    { cursor: Type.Optional(Type.String()), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
    { additionalProperties: false }
  )
)

/** The organization's changes, newest first, 50 a page unless told otherwise. Throws INVALID_TOOL_INPUT for a wrong limit or cursor. */
export async function listAudit(store: OrganizationStore, now: number, page: { cursor?: string; limit?: number } = {}): Promise<AuditPage> {
  if (!input.accepts(page)) throw new RapportError('INVALID_TOOL_INPUT', input.fault(page, 'input'))
  const { cursor, limit } = page
  const paged = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) }
  const paging = readPaging({ store, now }, 'audit', paged, { column: 'at', direction: 'desc' })
  const { rows, hasMore, nextCursor } = await findPage(store, paging, {
    table: auditEntries,
    where: {},
    place: (row) => ({ value: row.at, id: row.id }),
    isCounted: false
  })
  return { items: rows.map(auditEntryOf), pagination: { hasMore, nextCursor } }
}

/** An entry as callers see it. */
export function auditEntryOf(row: RowOf<typeof auditEntries>): AuditEntry {
  const { id, at, tool, actor_id, api_key_id, request_id, subject_id, before, after } = row
  const by = { actorId: actor_id, apiKeyId: api_key_id, requestId: request_id }
  return { id, at: isoTime(at), tool, ...by, subjectId: subject_id, before, after }
}
