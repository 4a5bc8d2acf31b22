import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, listOf, textOf } from '../json-fields.js'

/** A request of Fireflies' GraphQL API (docs.fireflies.ai/graphql-api). */
export function graphql(query: string, variables: Record<string, string | number> = {}): ApiRequest {
  return { method: 'POST', path: '/graphql', body: { query, variables } }
}

/**
 * The records of an answer's list; none where fields are refused, as the same is asked for without them. Throws where there is no list: it says nothing
 * of what is there.
 */
export function recordsAt({ body }: ApiResponse, list: string): readonly unknown[] {
  if (refusedFields(body)) return []
  const records = fieldsAt(fieldsOf(body), 'data')?.[list]
  if (!Array.isArray(records)) throw new Error(`data.${list} is missing or not a list`)
  return itemsOf(records)
}

/** The errors of an answer: they come with any status, 200 among them. */
export function errorsOf(body: unknown): Fields[] {
  return listOf(fieldsOf(body)?.errors)
}

/** What an error is called: at its own place, or where GraphQL servers put it. */
export function codeOf(error: Fields): string {
  return textOf(error.code) ?? textOf(fieldsAt(error, 'extensions')?.code) ?? ''
}

/** Fields that not every schema has: a query does without them when they are refused. */
const optionalFields = ['is_live', 'dateString', 'calendar_id', 'cal_id', 'meeting_attendees', 'host_email']

/** The optional fields that an answer's errors refuse; undefined where something else is wrong too. */
export function refusedFields(body: unknown): string[] | undefined {
  const names = errorsOf(body).map((error) => /Cannot query field "(\w+)"/.exec(textOf(error.message) ?? '')?.[1] ?? '')
  return names.length > 0 && names.every((name) => optionalFields.includes(name)) ? names : undefined
}

/** The same request without fields that the schema does not have. */
export function withoutFields({ body, ...request }: ApiRequest, names: readonly string[]): ApiRequest {
  const query = names.reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b( \\{[^}]*\\})? ?`), ''), textOf(body?.query) ?? '')
  return { ...request, body: { ...body, query } }
}
