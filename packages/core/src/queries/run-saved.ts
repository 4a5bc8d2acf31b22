import { type Static, Type } from 'typebox'
import { erasures } from '../identity/index.js'
import type { OperationContext } from '../runtime/index.js'
import { bindParameters, type ParameterValues, parameterValues, runQuery } from '../sql/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { canonicalJson, isoTime } from '../values/index.js'
import { requireLive } from './save-query.js'
import { declaredParameters, parametersOf, querySql } from './saved-query.js'

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1_000, description: 'The most rows to return.' }))
const parameters = Type.Optional(parameterValues)

export const queryRun = strictObject({
  parameters,
  limit,
  refresh: Type.Optional(
    Type.Boolean({ description: 'Whether to run it now. By default, an answer of the last ten minutes may be returned.' })
  )
})

/** How a saved query is run: the values of its parameters, the most rows (1,000 by default), and whether it must run anew. */
export type QueryRun = Static<typeof queryRun>

export const queryTrial = strictObject({
  sql: querySql,
  declared: Type.Optional(declaredParameters),
  parameters,
  limit
})

/** A query that is run without being saved. */
export type QueryTrial = Static<typeof queryTrial>

export const queryAnswerShape = strictObject({
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  truncated: Type.Boolean({ description: 'Whether there are more rows than limit, or more than 8 MiB of them.' }),
  milliseconds: Type.Number({ minimum: 0, description: 'How long the database took.' }),
  asOf: Type.String({ format: 'date-time', description: 'When the query ran.' })
})

/** What a query answers, and when it was asked. */
export type QueryAnswer = Static<typeof queryAnswerShape>

/**
 * Runs a saved query, or answers what it said in the last ten minutes. Throws NOT_FOUND, INVALID_TOOL_INPUT for values that are missing or wrong,
 * UNPROCESSABLE when the query is at fault, RATE_LIMITED when too many run, TOOL_UNAVAILABLE if the store has no SQL.
 */
export async function runSaved(context: OperationContext, id: string, run: QueryRun): Promise<QueryAnswer> {
  const { store, now, origin, services } = context
  const row = await requireLive(store, origin.actorId, id)
  const text = await bindParameters(row.sql, parametersOf(row.parameters), run.parameters ?? {})
  const maxRows = run.limit ?? 1_000
  const key = canonicalJson(['query', id, row.version, run.parameters ?? {}, maxRows, await erasureMark(store)])
  const { value, madeAt } = await services.answers.of(store.organizationId, key, now, run.refresh ?? false, () => {
    // Others may wait for the same answer: it does not end with the caller who asked first.
    return runQuery({ store, now, queries: services.queries, signal: undefined }, text, maxRows)
  })
  return { ...value, asOf: isoTime(madeAt) }
}

/** Changes with every step of an erasure: what was read before is not shown again. */
async function erasureMark(store: OrganizationStore): Promise<string> {
  const newest = { orderBy: { column: 'asked_at', direction: 'desc' }, limit: 1, columns: ['id', 'revision'] } as const
  const [last] = await store.find(erasures, newest)
  return last ? `${last.id} ${last.revision}` : ''
}

/** Runs a query that is not saved. Throws as `runSaved`. */
export async function tryQuery(context: OperationContext, { sql, declared = [], ...run }: QueryTrial): Promise<QueryAnswer> {
  const { store, now, services, signal } = context
  const values: ParameterValues = run.parameters ?? {}
  const text = await bindParameters(sql, declared, values)
  const answer = await runQuery({ store, now, queries: services.queries, signal }, text, run.limit ?? 1_000)
  return { ...answer, asOf: isoTime(now) }
}
