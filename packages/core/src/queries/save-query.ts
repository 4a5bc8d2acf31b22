import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import type { OperationContext } from '../runtime/index.js'
import type { JsonObject, OrganizationStore, Rows, Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { compareText } from '../values/index.js'
import { checkQuery, problemOf } from './check-query.js'
import {
  type CheckedQuery,
  type NewQuery,
  parametersOf,
  type QueryChange,
  type QueryRow,
  type QueryVersion,
  queryOf,
  type SavedQuery,
  versionOf
} from './saved-query.js'
import { savedQueries } from './tables/saved-queries.js'
import { savedQueryVersions } from './tables/saved-query-versions.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin'>

/** So many queries a workspace has at most, and so many former versions each of them. */
const maxQueries = 500
const maxVersions = 100

/** The queries of a member, and those that are shared, by name. */
export async function listQueries(store: OrganizationStore, memberId: string | null): Promise<{ items: SavedQuery[] }> {
  const rows = await store.find(savedQueries, { where: { archived_at: { isNull: true } } })
  const seen = rows.filter((row) => mayUse(row, memberId)).sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
  return { items: seen.map((row) => queryOf(row, memberId)) }
}

/** One query, also a removed one, with what keeps it from running. Throws NOT_FOUND, also for one of another member that is not shared. */
export async function getQuery(store: OrganizationStore, memberId: string | null, id: string): Promise<CheckedQuery> {
  const row = await requireQuery(store, memberId, id)
  return { ...queryOf(row, memberId), problem: await problemOf(row.sql, parametersOf(row.parameters)) }
}

/** Saves a query of the caller. Throws INVALID_TOOL_INPUT and UNPROCESSABLE as `checkQuery`, and CONFLICT when there are too many. */
export async function addQuery(context: Context, input: NewQuery): Promise<SavedQuery> {
  const { store, ids, now, origin } = context
  await checkQuery(input)
  return store.transaction(async (transaction) => {
    await transaction.lock('queries')
    await requireRoom(transaction)
    const row: QueryRow = {
      id: ids.uuid(now),
      name: input.name,
      description: input.description ?? null,
      sql: input.sql,
      parameters: input.parameters ?? [],
      owner_id: origin.actorId,
      shared: input.shared ?? false,
      version: 1,
      created_at: now,
      updated_at: now,
      archived_at: null
    }
    await transaction.insert(savedQueries, [row])
    await keepVersion(transaction, row, context)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: toldOf(row) })
    return queryOf(row, origin.actorId)
  })
}

/** Changes a query: one's own, or a shared one. Throws NOT_FOUND, CONFLICT when somebody else has changed it since or it was removed, and as `addQuery`. */
export async function changeQuery(context: Context, id: string, change: QueryChange): Promise<SavedQuery> {
  const { store, now, origin } = context
  const { name, description, sql, parameters, shared } = change
  return store.transaction(async (transaction) => {
    await transaction.lock('queries')
    const row = await requireLive(transaction, origin.actorId, id)
    if (row.version !== change.version) {
      throw new RapportError(
        'CONFLICT',
        `Somebody else has changed the query: it has version ${row.version}. Read it again, then change that`
      )
    }
    if (row.owner_id !== origin.actorId && shared === false) {
      throw invalidInput('shared', 'must be true: only the owner can make the query private')
    }
    const next: QueryRow = {
      ...row,
      name: name ?? row.name,
      description: description === undefined ? row.description : description,
      sql: sql ?? row.sql,
      parameters: parameters ?? row.parameters,
      shared: shared ?? row.shared,
      version: row.version + 1,
      updated_at: now
    }
    const isNewText = sql !== undefined || parameters !== undefined || name !== undefined
    if (isNewText) await checkQuery({ name: next.name, sql: next.sql, parameters: parametersOf(next.parameters) })
    return write(transaction, context, row, next)
  })
}

/** Saves the text of an earlier version of a query as its newest one. Throws NOT_FOUND for a version that is not kept, and as `changeQuery`. */
export async function restoreVersion(context: Context, id: string, version: number, was: number): Promise<SavedQuery> {
  const { store, origin } = context
  await requireLive(store, origin.actorId, id)
  const [kept] = await store.get(savedQueryVersions, [{ query_id: id, version: was }])
  if (!kept) throw new RapportError('NOT_FOUND', `The query has no version ${was}, or it is not kept any more`)
  const { name, description, sql, parameters } = versionOf(kept)
  return changeQuery(context, id, { version, name, description, sql, parameters })
}

/** What a query said in its versions, the newest first. Throws NOT_FOUND. */
export async function listVersions(store: OrganizationStore, memberId: string | null, id: string): Promise<{ items: QueryVersion[] }> {
  await requireQuery(store, memberId, id)
  const rows = await store.find(savedQueryVersions, { where: { query_id: { eq: id } } })
  return { items: rows.sort((a, b) => b.version - a.version).map(versionOf) }
}

/** Removes a query, or takes a removed one back. Doing it again changes nothing. Throws NOT_FOUND, and CONFLICT when there are too many to take it back. */
export async function archiveQuery(context: Context, id: string, isArchived: boolean): Promise<SavedQuery> {
  const { store, now, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('queries')
    const row = await requireQuery(transaction, origin.actorId, id)
    if ((row.archived_at !== null) === isArchived) return queryOf(row, origin.actorId)
    if (!isArchived) await requireRoom(transaction)
    const next: QueryRow = { ...row, archived_at: isArchived ? now : null, updated_at: now }
    await transaction.upsert(savedQueries, [next])
    await recordChange(transaction, context, {
      subjectId: id,
      before: isArchived ? toldOf(row) : null,
      after: isArchived ? null : toldOf(next)
    })
    return queryOf(next, origin.actorId)
  })
}

/** The row of a query that can be used. Throws NOT_FOUND, also for a removed one, and for one of another member that is not shared. */
export async function requireLive(rows: Rows<'organization'>, memberId: string | null, id: string): Promise<QueryRow> {
  const row = await requireQuery(rows, memberId, id)
  if (row.archived_at === null) return row
  throw new RapportError('NOT_FOUND', `The query ${JSON.stringify(row.name)} was removed; restore it first`)
}

/** Throws NOT_FOUND unless all of these queries can be used by the member. */
export async function requireUsableQueries(rows: Rows<'organization'>, memberId: string | null, ids: readonly string[]): Promise<void> {
  for (const id of ids) await requireLive(rows, memberId, id)
}

const mayUse = (row: Pick<QueryRow, 'shared' | 'owner_id'>, memberId: string | null) => row.shared || row.owner_id === memberId

async function requireRoom(transaction: Transaction): Promise<void> {
  if ((await transaction.count(savedQueries, { archived_at: { isNull: true } }, maxQueries)) < maxQueries) return
  throw new RapportError('CONFLICT', `There are ${maxQueries} saved queries, which is the most; remove one first`)
}

async function requireQuery(rows: Rows<'organization'>, memberId: string | null, id: string): Promise<QueryRow> {
  const [row] = await rows.get(savedQueries, [{ id }])
  if (!row || !mayUse(row, memberId)) throw new RapportError('NOT_FOUND', `No query that you may use has the id ${id}`)
  return row
}

async function write(transaction: Transaction, context: Context, row: QueryRow, next: QueryRow): Promise<SavedQuery> {
  await transaction.upsert(savedQueries, [next])
  await keepVersion(transaction, next, context)
  await transaction.remove(savedQueryVersions, { query_id: { eq: next.id }, version: { lte: next.version - maxVersions } })
  await recordChange(transaction, context, { subjectId: next.id, before: toldOf(row), after: toldOf(next) })
  return queryOf(next, context.origin.actorId)
}

async function keepVersion(transaction: Transaction, row: QueryRow, { now, origin }: Context): Promise<void> {
  const { id, version, name, description, sql, parameters } = row
  const kept = { query_id: id, version, name, description, sql, parameters, saved_by_id: origin.actorId, saved_at: now }
  await transaction.insert(savedQueryVersions, [kept])
}

const toldOf = ({ name, description, sql, parameters, shared }: QueryRow): JsonObject => ({
  name,
  description,
  sql,
  parameters: JSON.parse(JSON.stringify(parameters)),
  shared
})
