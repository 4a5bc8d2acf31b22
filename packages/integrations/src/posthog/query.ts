import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'

/** Values of a query, by the names that stand for them in it. */
export type QueryValues = Record<string, string | number | string[]>

/** A query of PostHog's own SQL. An equal one would be answered from a cache, were it not told to compute it. */
export function queryFor(query: string, values: QueryValues = {}, optional = false): ApiRequest {
  const body = { query: { kind: 'HogQLQuery', query, values }, refresh: 'force_blocking' }
  return { method: 'POST', path: '/query/', body, ...(optional && { optional }) }
}

/** The rows of an answer, each with its values by the names of their columns. */
export function rowsOf({ body }: ApiResponse): Fields[] {
  const answer = fieldsOf(body)
  if (!Array.isArray(answer?.results)) throw new Error('results are missing or no list')
  if (!Array.isArray(answer.columns)) throw new Error('columns are missing or no list')
  const columns = answer.columns.map(String)
  return answer.results.map((row) => Object.fromEntries(itemsOf(row).map((value, index) => [columns[index] ?? String(index), value])))
}

/**
 * The page behind this one, by the last row that has a place in the order. Whether there is more PostHog says, and not the number of rows: a page may be shorter
 * than what was asked for.
 */
export function nextRows(answer: ApiResponse, asked: ApiRequest, placeOf: (row: Fields) => QueryValues | undefined): ApiRequest | null {
  const rows = rowsOf(answer)
  if (fieldsOf(answer.body)?.hasMore === false || rows.length === 0) return null
  const place = rows
    .reverse()
    .map(placeOf)
    .find((found) => found !== undefined)
  if (!place) throw new Error('None of its rows has a place in their order')
  const query = fieldsOf(asked.body?.query)
  return queryFor(textOf(query?.query) ?? '', { ...valuesOf(asked), ...place })
}

/** The same page with half of its rows at most; undefined where it has one. */
export function halfOf(asked: ApiRequest): ApiRequest | undefined {
  const query = textOf(fieldsOf(asked.body?.query)?.query) ?? ''
  const limit = numberOf(Number(/LIMIT (\d+)$/.exec(query)?.[1])) ?? 1
  return limit > 1 ? queryFor(query.replace(/LIMIT \d+$/, `LIMIT ${Math.floor(limit / 2)}`), valuesOf(asked)) : undefined
}

function valuesOf(asked: ApiRequest): QueryValues {
  return (fieldsOf(fieldsOf(asked.body?.query)?.values) ?? {}) as QueryValues
}

/** Properties as PostHog answers them: an object, or its JSON. */
export function propertiesOf(row: Fields | undefined): Fields | undefined {
  const { properties } = row ?? {}
  if (typeof properties !== 'string') return fieldsOf(properties)
  try {
    return fieldsOf(JSON.parse(properties))
  } catch {
    return undefined
  }
}
