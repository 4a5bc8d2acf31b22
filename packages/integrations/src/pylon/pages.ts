import type { ApiRequest, ApiResponse, FullSyncStart, Pages } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'

/** The most that Pylon lists at once. */
const pageLimit = '999'

/** The records of a page. Throws where there is no list: that says nothing of what is there. */
export function recordsIn({ body }: Pick<ApiResponse, 'body'>): readonly unknown[] {
  const data = fieldsOf(body)?.data
  if (!Array.isArray(data)) throw new Error('data is missing or not a list')
  return data
}

/** Where the next page begins; undefined at the end. */
export function cursorIn({ body }: Pick<ApiResponse, 'body'>): string | undefined {
  const pagination = fieldsAt(fieldsOf(body), 'pagination')
  if (pagination?.has_next_page !== true) return undefined
  const cursor = textOf(pagination.cursor)
  if (cursor === undefined) throw new Error('A page says that there are more, and not where: cursor is missing')
  return cursor
}

/** The request of the page behind an answer; null at the end. */
export function nextPage(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const cursor = cursorIn(answer)
  return cursor === undefined ? null : { ...asked, query: { ...asked.query, cursor } }
}

/** All records of a list. */
export function listPages(path: string): Pages<FullSyncStart> {
  return { first: () => ({ path, query: { limit: pageLimit } }), next: nextPage, records: recordsIn }
}

const latest = Date.UTC(9999, 11, 31)

/** A time as Pylon writes it, in epoch milliseconds; undefined for what is none. */
export function timeOf(told: unknown): number | undefined {
  const time = Date.parse(textOf(told) ?? '')
  return time > 0 && time <= latest ? time : undefined
}

const maxEmailLength = 320

/** An email address; undefined for what is none. */
export function emailOf(told: unknown): string | undefined {
  const email = textOf(told)?.trim().toLowerCase()
  return email !== undefined && /^\S+@\S+$/.test(email) && email.length <= maxEmailLength ? email : undefined
}
