import { type Static, Type } from 'typebox'
import { auditEntries, auditEntryOf } from '../audit/index.js'
import { apiKeys } from '../auth/index.js'
import { members } from '../members/tables/index.js'
import { findPage, readPaging } from '../paging/index.js'
import { instant, type OperationContext, orNull, pageOutput } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const only = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 255, description }))

/** Which entries of the audit log are read. */
export const auditQuery = strictObject({
  actorId: only('Only changes of this member.'),
  subjectId: only('Only changes of what has this id, such as a customer.'),
  tool: only('Only changes by this operation or tool.'),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '50 by default.' })),
  cursor: Type.Optional(Type.String({ description: 'The pagination.nextCursor of the previous page, with the same filters.' }))
})

/** Which entries of the audit log are read. */
export type AuditQuery = Static<typeof auditQuery>

const json = () => orNull(Type.Record(Type.String(), Type.Unknown()))

const namedEntry = strictObject({
  id: Type.String({ format: 'uuid' }),
  at: instant(),
  tool: Type.String({ description: 'The operation or tool.' }),
  actorId: orNull(Type.String({ description: 'The member who acted, or who made the API key.' })),
  actorName: orNull(Type.String({ description: 'null for nobody, and for a member who was removed since.' })),
  apiKeyId: orNull(Type.String({ format: 'uuid' })),
  apiKeyName: orNull(Type.String()),
  requestId: Type.String(),
  subjectId: orNull(Type.String({ description: 'What was changed; null for the workspace itself.' })),
  subjectName: orNull(Type.String({ description: 'The name of a member who was changed.' })),
  before: json(),
  after: json()
})

export const auditPageShape = strictObject({ items: Type.Array(namedEntry), pagination: pageOutput })

/** Entries of the audit log, the newest first, with the names of who acted. */
export type NamedAuditPage = Static<typeof auditPageShape>

/** Reads entries, the newest first. */
export async function findEntries({ store, now, services }: OperationContext, query: AuditQuery): Promise<NamedAuditPage> {
  const { actorId, subjectId, tool } = query
  const paging = readPaging({ store, now }, 'audit_named', query, { column: 'at', direction: 'desc' })
  const where = {
    ...(actorId !== undefined && { actor_id: { eq: actorId } }),
    ...(subjectId !== undefined && { subject_id: { eq: subjectId } }),
    ...(tool !== undefined && { tool: { eq: tool } })
  }
  const { rows, hasMore, nextCursor } = await findPage(store, paging, {
    table: auditEntries,
    where,
    place: (row) => ({ value: row.at, id: row.id }),
    isCounted: false
  })
  const memberIds = [...new Set(rows.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id].filter((id) => id !== null)))]
  const keyIds = [...new Set(rows.flatMap(({ api_key_id }) => api_key_id ?? []))]
  const people = await store.get(
    members,
    memberIds.map((id) => ({ id }))
  )
  const keys = await services.settings.store.directory.get(
    apiKeys,
    keyIds.map((id) => ({ id }))
  )
  const names = new Map(people.flatMap((row) => (row ? [[row.id, row.name] as const] : [])))
  const keyNames = new Map(keys.flatMap((row) => (row?.organization_id === store.organizationId ? [[row.id, row.name] as const] : [])))
  const items = rows.map((row) => {
    const entry = auditEntryOf(row)
    return {
      ...entry,
      actorName: names.get(row.actor_id ?? '') ?? null,
      apiKeyName: keyNames.get(row.api_key_id ?? '') ?? null,
      subjectName: names.get(row.subject_id ?? '') ?? null
    }
  })
  return { items, pagination: { hasMore, nextCursor } }
}
