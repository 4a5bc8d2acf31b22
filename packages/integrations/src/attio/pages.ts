import type { ApiRequest, ApiResponse, FullSyncStart, Operation, Pages } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { type ObjectSlug, paths } from './paths.js'

/** So many records before a page are asked for again, as those behind a record that is deleted meanwhile move up. */
const maxOverlap = 50
const pageLimits = { records: 500, notes: 50, tasks: 500 } as const

/** What the id of an object is called in it. */
export type IdName = 'record_id' | 'note_id' | 'task_id' | 'meeting_id' | 'workspace_member_id'

/** The id of a record, which Attio writes with those of the places that it is in. */
export const idIn = (record: unknown, name: IdName): string | undefined => textOf(fieldsAt(fieldsOf(record), 'id')?.[name])

/** The records of a page. Throws where there is no list: it says nothing of what is there. */
export function dataOf({ body }: Pick<ApiResponse, 'body'>): readonly unknown[] {
  const data = fieldsOf(body)?.data
  if (!Array.isArray(data)) throw new Error('data is missing or not a list')
  return data
}

/** All records of an object, oldest first: what is created meanwhile comes at the end. */
export function recordPages(object: ObjectSlug): Pages<FullSyncStart> {
  const sorts = [{ attribute: 'created_at', direction: 'asc' }]
  return offsetPages('record_id', { method: 'POST', path: paths.query(object), body: { sorts, limit: pageLimits.records, offset: 0 } })
}

/** All notes, or tasks, in Attio's own order. */
export function listPages(list: 'notes' | 'tasks'): Pages<FullSyncStart> {
  const idName = list === 'notes' ? 'note_id' : 'task_id'
  return offsetPages(idName, { path: paths[list], query: { limit: String(pageLimits[list]), offset: '0' } })
}

/**
 * Pages by how many records lie before them, without a total. Each begins within the one before, and what was read there is not read again. If none of it
 * is there, so many records were deleted meanwhile that others may have been passed over: then a record `unseen` comes last.
 */
function offsetPages(idName: IdName, start: ApiRequest): Pages<FullSyncStart> {
  return {
    first: () => start,
    records(answer, asked) {
      const { fresh, isLast, hasShifted } = look(answer, asked, idName)
      return isLast && hasShifted ? [...fresh, { unseen: true }] : fresh
    },
    next(answer, asked) {
      const { ids, first, isLast, isSame, hasShifted } = look(answer, asked, idName)
      if (isLast) return null
      const overlap = Math.min(maxOverlap, Math.floor(ids.length / 2))
      const seen = ids.slice(ids.length - overlap).flatMap((id) => id ?? [])
      const note = { seen, first, hasShifted, isSame }
      return { ...withNumber(asked, 'offset', numberAt(asked, 'offset') + ids.length - overlap), note }
    },
    smaller(asked) {
      const limit = Math.floor(numberAt(asked, 'limit') / 2)
      return limit >= 1 ? withNumber(asked, 'limit', limit) : undefined
    }
  }
}

function look(answer: ApiResponse, asked: ApiRequest, idName: IdName) {
  const { note } = asked
  const all = dataOf(answer)
  const ids = all.map((record) => idIn(record, idName))
  const seen = itemsOf(note?.seen)
  const isKnown = (id: string | undefined) => id !== undefined && seen.includes(id)
  // It begins as the page before: records came in front of it, or, if that is so twice, the offset does not count and the page is all there is.
  const first = ids[0] ?? nameless(all[0])
  const isSame = first !== null && first === note?.first
  const isAgain = isSame && note?.isSame === true
  const isWhole = ids[0] !== undefined && all.length < numberAt(asked, 'limit')
  if (isAgain && !isWhole) throw new Error('Every page is the same as the one before it')
  const fresh = isSame && ids[0] !== undefined ? [] : all.filter((_, index) => !isKnown(ids[index]))
  const isGap = !isSame && seen.length > 0 && !ids.some(isKnown)
  return { ids, first, fresh, isSame, isLast: isSame ? isAgain : fresh.length === 0, hasShifted: isGap || note?.hasShifted === true }
}

/** What stands for a record without an id, so that pages of such ones come to an end too; null where there is no record. */
const nameless = (record: unknown) => (record === undefined ? null : JSON.stringify(record).slice(0, 200))

type PageNumber = 'limit' | 'offset'

const numberAt = ({ query, body }: ApiRequest, name: PageNumber) => Number(body?.[name] ?? query?.[name] ?? 0)

function withNumber({ query, body, ...asked }: ApiRequest, name: PageNumber, value: number): ApiRequest {
  return body ? { ...asked, body: { ...body, [name]: value } } : { ...asked, query: { ...query, [name]: String(value) } }
}

/** Whether the last record of a walk says that others were passed over. */
export const isUnseen = (record: unknown): boolean => fieldsOf(record)?.unseen === true

/** What such a record becomes: none of its kind is gone because this walk has missed it. */
export function othersStay(of: 'account' | 'person' | 'source', at: number): Operation {
  return { kind: 'presence', of, id: 'all', at, from: '!', to: '~' }
}
