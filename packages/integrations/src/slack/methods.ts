import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, textOf } from '../json-fields.js'

/** The most of a page of history that an app may read that is sold outside of Slack's marketplace; it may do so once a minute. */
export const narrowPage = 15

/** How many requests a minute Slack allows of each method that is read (docs.slack.dev/apis/web-api/rate-limits). */
const perMinute: Record<string, number> = {
  'conversations.list': 20,
  'users.list': 20,
  'conversations.history': 50,
  'conversations.replies': 50,
  'team.info': 50,
  'conversations.members': 100,
  'users.info': 100
}

/** The limit that a request falls under: one of each method, and that of narrow pages. */
export function slackRate({ path, query }: ApiRequest): { name: string; perMinute: number } | undefined {
  const name = path.replace(/^\/api\//, '')
  const allowed = perMinute[name]
  if (allowed === undefined) return undefined
  const isNarrow = query?.limit === String(narrowPage)
  return isNarrow ? { name: `${name} of ${narrowPage}`, perMinute: 1 } : { name, perMinute: allowed }
}

/** A request of a method that reads. */
export function reading(name: string, query: Record<string, string> = {}): ApiRequest {
  return { path: `/api/${name}`, query }
}

/** The list of an answer. Throws where there is none: it says nothing of what is there. */
export function listIn({ body }: ApiResponse, name: string): readonly unknown[] {
  const list = fieldsOf(body)?.[name]
  if (!Array.isArray(list)) throw new Error(`${name} is missing or not a list`)
  return itemsOf(list)
}

/** Where the next page is; empty at the end, which a short page is not. */
export function nextCursor({ body }: ApiResponse): string {
  return textOf(fieldsAt(fieldsOf(body), 'response_metadata')?.next_cursor) ?? ''
}

/** Whether Slack could answer what was asked of a channel; else the channel is gone, or closed to the app. */
export function isAnswered({ body }: ApiResponse): boolean {
  return fieldsOf(body)?.ok === true
}

/** When Slack says that something was written, as epoch milliseconds; undefined for what is no such time. */
export function timeOfTs(ts: string): number {
  return Math.floor(Number(ts) * 1_000)
}

/** A time as Slack writes those of messages: seconds with six digits behind them, so that their order is that of their texts. */
export function tsOf(at: number): string {
  return (Math.max(0, at) / 1_000).toFixed(6).padStart(17, '0')
}

/** The time of a message, which is its id within the channel; undefined where it is none. */
export function tsIn(message: Fields | undefined): string | undefined {
  const ts = textOf(message?.ts)
  return ts !== undefined && /^\d{10}\.\d{6}$/.test(ts) ? ts : undefined
}
