import type { ApiRequest } from '@rapport/core/connector'
import { type Fields, numberOf } from '../json-fields.js'
import { timeOf } from './pages.js'

const day = 86_400_000
/** So much time is searched at once. */
const windowMs = 30 * day
/** How far the first reading goes back in any case. */
const backMs = 365 * day
const pageLimit = 20
/** A search finds what lies between two times, and not what lies on them. */
const edgeMs = 1_000

export const searchPath = '/issues/search'

/** A window of time, and where the windows behind it go: back to a time, or on to one. */
interface Window {
  from: number
  to: number
  back?: number
  until?: number
}

/** The first search of all issues: those that were updated in the last month. */
export const newestWindow = (startedAt: number): ApiRequest =>
  search({ from: startedAt - windowMs, to: startedAt, back: startedAt - backMs })

/** The first search of what was updated between two times. */
export const windowBetween = (from: number, until: number): ApiRequest => search({ from, to: Math.min(from + windowMs, until), until })

function search(window: Window): ApiRequest {
  const updated = (operator: string, at: number) => ({ field: 'updated_at', operator, value: new Date(at).toISOString() })
  return {
    method: 'POST',
    path: searchPath,
    body: {
      filter: {
        operator: 'and',
        subfilters: [updated('time_is_after', window.from - edgeMs), updated('time_is_before', window.to + edgeMs)]
      },
      limit: pageLimit
    },
    note: { window: { ...window } }
  }
}

/** The search of the next window; null behind the last. Behind the first year it goes back as long as a month has issues. */
export function nextWindow(window: Fields | undefined, hasIssues: boolean): ApiRequest | null {
  const [from, to, back, until] = ['from', 'to', 'back', 'until'].map((name) => numberOf(window?.[name]))
  if (from === undefined || to === undefined) return null
  if (until !== undefined) return to < until ? windowBetween(to, until) : null
  return back !== undefined && (from > back || hasIssues) ? search({ from: from - windowMs, to: from, back }) : null
}

/** The same search for fewer at once, or the same messages: for answers that are too large. */
export function smallerPage(asked: ApiRequest): ApiRequest | undefined {
  const isSearch = asked.path === searchPath
  const limit = isSearch ? numberOf(asked.body?.limit) : Number(asked.query?.limit ?? 2 * pageLimit)
  if (limit === undefined || limit <= 1) return undefined
  const fewer = Math.floor(limit / 2)
  return isSearch ? { ...asked, body: { ...asked.body, limit: fewer } } : { ...asked, query: { ...asked.query, limit: String(fewer) } }
}

/** Whether an issue belongs to a window: one that lies on its edge is found by two of them. One that tells no time is taken as it is found. */
export function isWithin(window: Fields | undefined, issue: Fields): boolean {
  const at = timeOf(issue.updated_at)
  const from = numberOf(window?.from)
  const to = numberOf(window?.to)
  return at === undefined || from === undefined || to === undefined || (at >= from && at < to)
}
