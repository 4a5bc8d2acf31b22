import type { ApiRequest, ApiResponse, ChangeWindow, FullSyncStart, Pages } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../reading.js'

/** All paths of exports begin with it. */
export const exportPath = '/api/v2/incremental/'

/** Exports tell what changed up to a minute ago, and refuse a start that is more recent. */
export const exportLookbackSeconds = 900

/** A part of Zendesk’s data that is exported behind cursors: everything since a time, then whatever changed since another. */
export function exported(
  name: 'tickets' | 'users',
  query: Record<string, string> = {}
): { walk: Pages<FullSyncStart>; changes: ChangeWindow } {
  const path = `${exportPath}${name}/cursor.json`
  const fixed = { per_page: '100', ...query }
  const from = (start: number): ApiRequest => ({ path, query: { start_time: String(Math.max(0, Math.floor(start / 1_000))), ...fixed } })
  const pages = {
    next: (answer: ApiResponse) => nextOf(answer, { path, query: fixed }),
    records: (answer: ApiResponse) => recordsIn(answer, name)
  }
  return {
    walk: { first: () => from(0), ...pages },
    changes: { kind: 'window', lookbackSeconds: exportLookbackSeconds, settleSeconds: 0, first: (window) => from(window.from), ...pages }
  }
}

function nextOf({ body }: ApiResponse, { path, query }: ApiRequest): ApiRequest | null {
  const page = fieldsOf(body)
  if (page?.end_of_stream === true) return null
  const cursor = textOf(page?.after_cursor)
  if (cursor === undefined) throw new Error('A page says that there are more, and not where: after_cursor is missing')
  return { path, query: { cursor, ...query } }
}

/** The records of a page. Throws where there is no list: it says nothing of what is there. */
export function recordsIn({ body }: Pick<ApiResponse, 'body'>, name: string): readonly unknown[] {
  const records = fieldsOf(body)?.[name]
  if (!Array.isArray(records)) throw new Error(`${name} is missing or not a list`)
  return records
}

/** The request of the page behind this one, of a list behind cursors that is no export; null at the end. */
export function nextListed({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const meta = fieldsOf(fieldsOf(body)?.meta)
  if (meta?.has_more !== true) return null
  const cursor = textOf(meta.after_cursor)
  if (cursor === undefined) throw new Error('A page says that there are more, and not where: after_cursor is missing')
  return { ...asked, query: { ...asked.query, 'page[after]': cursor } }
}
