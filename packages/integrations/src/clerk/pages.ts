import type { ApiRequest, ApiResponse, FullSyncStart, Operation, Pages } from '@rapport/core/connector'
import { type Fields, fieldsOf, numberOf, textOf } from '../json-fields.js'

/** The most that Clerk lists at once. */
export const pageLimit = '500'
/** Oldest first: what is created meanwhile comes at the end. */
export const oldestFirst = '+created_at'
/** So many records before a page are read again, as those behind a record that is deleted meanwhile move up. */
const overlap = 10

/** The users of a page: a list without anything around it. Throws where there is none: it says nothing of who is there. */
export function usersIn({ body }: ApiResponse): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error('The answer is not a list')
  return body
}

/** The request of the page behind the last user of this one; null behind the last of all, which only an empty page tells. */
export function nextUsers(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const users = usersIn(answer)
  if (users.length === 0) return null
  const last = users.findLast((user) => textOf(fieldsOf(user)?.id) !== undefined)
  const id = textOf(fieldsOf(last)?.id)
  if (id === undefined) throw new Error('A page names no user behind whom the next ones are: an id is missing')
  return { ...asked, query: { ...asked.query, starting_after: id } }
}

/** How far pages by offset are: the next one begins a little before the end of this one. */
export function nextOffset(asked: ApiRequest, count: number): ApiRequest {
  return { ...asked, query: { ...asked.query, offset: String(offsetOf(asked) + count - Math.min(overlap, Math.floor(count / 2))) } }
}

const offsetOf = ({ query }: ApiRequest): number => Number(query?.offset ?? 0)

/**
 * All records of a list that pages by offset, and says how many there are. If there are fewer than a page before has said, others have moved to a page that
 * was read already: then the absence of a record tells nothing, and a record `unseen` comes last, which says so.
 */
export function offsetPages(path: string): Pages<FullSyncStart> {
  return {
    first: () => ({ path, query: { limit: pageLimit, order_by: oldestFirst, offset: '0' } }),
    next(answer, asked) {
      const count = dataOf(answer).length
      const total = totalOf(answer)
      if (isLast(answer, asked)) return null
      if (count === 0) throw new Error(`A page is empty, and ${total} records are said to be there: some are missing`)
      const seen = { ...(total !== undefined && { total }), ...(shrinks(answer, asked) && { hasShrunk: true }) }
      return { ...nextOffset(asked, count), note: seen }
    },
    records(answer, asked) {
      const records = dataOf(answer)
      return isLast(answer, asked) && shrinks(answer, asked) ? [...records, { unseen: true }] : records
    }
  }
}

/** Whether the last record says that others were not seen. */
export const isUnseen = (record: unknown): boolean => fieldsOf(record)?.unseen === true

/** What such a record becomes: none of its kind is gone because this walk has missed it. */
export function othersStay(of: 'account' | 'person', at: number): Operation {
  return { kind: 'presence', of, id: 'all', at, from: '!', to: '~' }
}

const totalOf = ({ body }: ApiResponse) => numberOf(fieldsOf(body)?.total_count)

function isLast(answer: ApiResponse, asked: ApiRequest): boolean {
  const count = dataOf(answer).length
  const total = totalOf(answer)
  return total === undefined ? count === 0 : offsetOf(asked) + count >= total
}

function shrinks(answer: ApiResponse, { note }: ApiRequest): boolean {
  const before = numberOf(note?.total)
  const total = totalOf(answer)
  return note?.hasShrunk === true || (before !== undefined && total !== undefined && total < before)
}

/** The records of a page. Throws where there is no list: it says nothing of what is there. */
export function dataOf({ body }: Pick<ApiResponse, 'body'>): readonly unknown[] {
  const data = fieldsOf(body)?.data
  if (!Array.isArray(data)) throw new Error('data is missing or not a list')
  return data
}

const latest = Date.UTC(9999, 11, 31)

/** A time as Clerk tells it, in epoch milliseconds; undefined for what is none. */
export function timeOf(said: Fields[string]): number | undefined {
  const time = numberOf(said)
  return time !== undefined && time > 0 && time <= latest ? Math.round(time) : undefined
}
