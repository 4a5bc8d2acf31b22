import { type Static, Type } from 'typebox'
import { maxParameters, type QueryParameter, queryParameter, readParameter } from '../sql/index.js'
import type { RowOf } from '../storage/index.js'
import { checkOf, strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { StoredParameter, savedQueries } from './tables/saved-queries.js'
import type { savedQueryVersions } from './tables/saved-query-versions.js'

const orNull = (description: string, maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()], { description })

const name = Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' })
const description = orNull('What it answers, for people.', 2_000)
export const querySql = Type.String({
  minLength: 1,
  maxLength: 10_000,
  description: 'One SELECT over activity, customers, users and revenue.'
})
export const declaredParameters = Type.Array(queryParameter, {
  maxItems: maxParameters,
  description: 'The parameters of the SQL. The SQL writes :name where a value goes.'
})
const shared = Type.Boolean({ description: 'Whether everybody who may run SQL sees it, and may change it. False by default.' })
const version = Type.Integer({ minimum: 1, description: 'The version that you read. A newer version causes CONFLICT.' })

export const newQuery = strictObject({
  name,
  description: Type.Optional(description),
  sql: querySql,
  parameters: Type.Optional(declaredParameters),
  shared: Type.Optional(shared)
})

/** A query that is saved with a name. */
export type NewQuery = Static<typeof newQuery>

export const queryChange = strictObject({
  version,
  name: Type.Optional(name),
  description: Type.Optional(description),
  sql: Type.Optional(querySql),
  parameters: Type.Optional(declaredParameters),
  shared: Type.Optional(shared)
})

/** What of a saved query is changed; what is left out stays. Parameters are given whole. */
export type QueryChange = Static<typeof queryChange>

const time = Type.String({ format: 'date-time' })
const text = Type.String()

const queryFields = {
  id: Type.String(),
  name: text,
  description: Type.Union([text, Type.Null()]),
  sql: text,
  parameters: Type.Array(queryParameter),
  ownerId: Type.Union([text, Type.Null()], { description: 'The member that it belongs to.' }),
  isMine: Type.Boolean(),
  shared: Type.Boolean(),
  version,
  createdAt: time,
  updatedAt: time,
  archivedAt: Type.Union([time, Type.Null()], { description: 'When it was removed; null while it can be used.' })
}

export const savedQueryShape = strictObject(queryFields)

/** A saved query. */
export type SavedQuery = Static<typeof savedQueryShape>

export const checkedQueryShape = strictObject({
  ...queryFields,
  problem: Type.Union([text, Type.Null()], { description: 'Why it cannot run any more; null if it can.' })
})

/** A saved query, with what keeps it from running. */
export type CheckedQuery = Static<typeof checkedQueryShape>

export const queryVersionShape = strictObject({
  version: Type.Integer({ minimum: 1 }),
  name: text,
  description: Type.Union([text, Type.Null()]),
  sql: text,
  parameters: Type.Array(queryParameter),
  savedById: Type.Union([text, Type.Null()], { description: 'The member who saved it.' }),
  savedAt: time
})

/** What a saved query said in a version. */
export type QueryVersion = Static<typeof queryVersionShape>

export type QueryRow = RowOf<typeof savedQueries>
export type VersionRow = RowOf<typeof savedQueryVersions>

const parametersCheck = checkOf(declaredParameters)

/** The parameters of a stored query; none where this version cannot read them. */
export const parametersOf = (stored: readonly StoredParameter[]): QueryParameter[] =>
  parametersCheck.accepts(stored) ? stored.map(readParameter) : []

/** A query as a member, or a caller who is none, sees it. */
export function queryOf(row: QueryRow, memberId: string | null): SavedQuery {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    sql: row.sql,
    parameters: parametersOf(row.parameters),
    ownerId: row.owner_id,
    isMine: row.owner_id === memberId,
    shared: row.shared,
    version: row.version,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    archivedAt: isoTimeOrNull(row.archived_at)
  }
}

export function versionOf(row: VersionRow): QueryVersion {
  return {
    version: row.version,
    name: row.name,
    description: row.description,
    sql: row.sql,
    parameters: parametersOf(row.parameters),
    savedById: row.saved_by_id,
    savedAt: isoTime(row.saved_at)
  }
}
