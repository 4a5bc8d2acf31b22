import type { ApiRequest, ApiResponse, ChangeWindow, FullSyncStart, Pages } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, numberOf, textOf } from '../reading.js'

/** The most that Intercom lists at once. */
const pageLimit = 150
/** A search may find what is new only some minutes later. */
const lookbackSeconds = 900
const dayMs = 86_400_000

/** Records that are listed behind cursors, and searched by when they changed. */
export function listedAndSearched(
  name: 'contacts' | 'conversations',
  field: string
): { walk: Pages<FullSyncStart>; changes: ChangeWindow } {
  const path = `/${name}`
  return {
    walk: {
      first: () => ({ path, query: { per_page: String(pageLimit) } }),
      next(answer, asked) {
        const after = cursorOf(answer)
        return after === undefined ? null : { ...asked, query: { ...asked.query, starting_after: after } }
      },
      records: (answer) => recordsIn(answer, field)
    },
    changes: {
      kind: 'window',
      lookbackSeconds,
      settleSeconds: 0,
      first: ({ from }) => searchFrom(`${path}/search`, from),
      next(answer, asked) {
        const after = cursorOf(answer)
        return after === undefined
          ? null
          : { ...asked, body: { ...asked.body, pagination: { per_page: pageLimit, starting_after: after } } }
      },
      records: (answer, asked) => recordsIn(answer, field).filter((record) => isSince(record, asked))
    }
  }
}

/** Intercom rounds the times of a search to days: what is asked for begins a day earlier, and what is older than the window is left out here. */
function searchFrom(path: string, from: number): ApiRequest {
  const dayBefore = Math.max(0, Math.floor(from / dayMs) * dayMs - 1_000) / 1_000
  return {
    method: 'POST',
    path,
    body: {
      query: { field: 'updated_at', operator: '>', value: dayBefore },
      sort: { field: 'updated_at', order: 'ascending' },
      pagination: { per_page: pageLimit }
    },
    note: { from }
  }
}

/** Whether a record of a search has changed since; one that tells no time may have. */
function isSince(record: unknown, { note }: ApiRequest): boolean {
  const changedAt = numberOf(fieldsOf(record)?.updated_at)
  return changedAt === undefined || changedAt >= Math.floor((numberOf(note?.from) ?? 0) / 1_000)
}

/** The records of a page. Throws where there is no list: it says nothing of what is there. */
export function recordsIn({ body }: Pick<ApiResponse, 'body'>, field: string): readonly unknown[] {
  const records = fieldsOf(body)?.[field]
  if (!Array.isArray(records)) throw new Error(`${field} is missing or not a list`)
  return records
}

/** Where the next page begins; undefined at the end. */
function cursorOf({ body }: ApiResponse): string | undefined {
  const pages = fieldsAt(fieldsOf(body), 'pages')
  const next = pages?.next
  if (next === undefined || next === null) return undefined
  const cursor = textOf(fieldsOf(next)?.starting_after)
  if (cursor === undefined) throw new Error('A page says that there are more, and not where: starting_after is missing')
  return cursor
}
