import type { ApiRequest, ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf, listOf, textOf } from '../json-fields.js'
import { apiPath } from './addresses.js'
import { recordsOf } from './query-pages.js'

/** As many rows as an answer has at most, and as many ids as an address holds. */
const most = { rows: 2_000, ids: 300 }

/** What is looked up beside records. */
interface Wanted {
  object: string
  fields: readonly string[]
  where?: string
}

/**
 * All rows of a query, or as many as may be read. It goes by ids: a place that Salesforce hands out ends with the session, and an answer that is remembered
 * for a run would name it again.
 */
export async function readRows(request: SendRequest, options: ProviderOptions, { object, fields, where }: Wanted): Promise<Fields[]> {
  const rows: Fields[] = []
  for (let last = ''; ; ) {
    const conditions = [where, last === '' ? undefined : `Id > '${last}'`].filter((condition) => condition !== undefined)
    const filter = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
    const q = `SELECT ${['Id', ...fields].join(', ')} FROM ${object}${filter} ORDER BY Id LIMIT ${most.rows}`
    const answer = await request({ path: apiPath(options, 'query'), query: { q }, optional: true })
    if (answer.status >= 300) return rows
    const found = listOf(recordsOf(answer))
    rows.push(...found)
    const { done, totalSize } = fieldsOf(answer.body) ?? {}
    const isWhole = done !== false && found.length < most.rows && (typeof totalSize !== 'number' || totalSize <= found.length)
    const end = found.map(({ Id }) => Id).findLast((id): id is string => typeof id === 'string' && /^[A-Za-z0-9]+$/.test(id)) ?? ''
    if (isWhole || end <= last) return rows
    last = end
  }
}

/** The same rows by the ids of their records. */
export async function readById(
  request: SendRequest,
  options: ProviderOptions,
  wanted: Omit<Wanted, 'where'>,
  ids: readonly (string | undefined)[]
): Promise<Map<string, Fields>> {
  const asked = [...new Set(ids)].filter((id): id is string => id !== undefined && /^[A-Za-z0-9]{15,18}$/.test(id)).sort()
  const found = new Map<string, Fields>()
  for (let start = 0; start < asked.length; start += most.ids) {
    const list = asked.slice(start, start + most.ids).map((id) => `'${id}'`)
    for (const row of await readRows(request, options, { ...wanted, where: `Id IN (${list.join(',')})` })) {
      const id = textOf(row.Id)
      if (id !== undefined) found.set(id, row)
    }
  }
  return found
}

/** The names of the fields that an object has here, and that may be read; none where that is not told. */
export async function readFieldNames(request: SendRequest, options: ProviderOptions, object: string): Promise<string[]> {
  const asked: ApiRequest = { path: apiPath(options, 'sobjects', object, 'describe'), optional: true }
  const { status, body } = await request(asked)
  return status >= 300 ? [] : listOf(fieldsOf(body)?.fields).flatMap(({ name }) => textOf(name) ?? [])
}
