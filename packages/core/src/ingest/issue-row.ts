import type { JsonObject, RowOf } from '../storage/index.js'
import { cleanText } from '../values/index.js'
import { isRecord } from './clean/clean-json.js'
import { eventDefinition } from './events/index.js'
import type { ingestIssues } from './tables/index.js'

/** One event or request that was refused (`refused`), or taken with another time (`clamped`), without a part (`cut`) or with a changed one (`changed`). */
export interface NotedIssue {
  kind: 'refused' | 'clamped' | 'cut' | 'changed' | 'undeclared'
  /** The field at fault; empty for the event or body as a whole. */
  field: string
  message: string
  event?: unknown
  /** The name that was left out of a map, to show. */
  name?: string | undefined
  /** The page that a request came from, to show and not to count by. */
  origin?: string | undefined
}

export type IssueRow = RowOf<typeof ingestIssues>

const maxFieldLength = 100
const maxMessageLength = 200
const maxSampleLength = 200

/**
 * The row that counts an issue. Its field and message may hold text of the sender, such as the name of a field. It is cleaned and cut, because one
 * row that cannot be stored would keep the others of the same write from being stored. A type that is no variant becomes null.
 */
export function issueRow({ kind, field, message, event, name, origin }: NotedIssue, at: number): IssueRow {
  const names = isRecord(event) ? event : {}
  const { type } = names
  const event_type = typeof type === 'string' && eventDefinition(type) ? type : null
  const shortField = cut(field, maxFieldLength)
  const shortMessage = cut(message, maxMessageLength)
  const reason = JSON.stringify([kind, event_type, shortField, shortMessage])
  // A map's name may be somebody's address.
  const own = name !== undefined && !name.includes('@') && { name: cut(name, maxSampleLength) }
  const sample = { ...sampleOf(names), ...own, ...(origin !== undefined && { origin: cut(origin, maxSampleLength) }) }
  return { reason, kind, event_type, field: shortField, message: shortMessage, count: 1, first_at: at, last_at: at, sample }
}

/** Two rows of one reason as one. */
export function joinedIssue(one: IssueRow, other: IssueRow): IssueRow {
  const [older, newer] = one.last_at > other.last_at ? [other, one] : [one, other]
  return { ...newer, count: older.count + newer.count, first_at: Math.min(older.first_at, newer.first_at) }
}

/** Only names of an event: the values that it carried may be personal, and so may a name with an address in it. */
function sampleOf(event: Record<string, unknown>): JsonObject {
  const names = ['type', 'eventName', 'path', 'uuid', 'stage', 'status'] as const
  const texts = names.map((name) => [name, event[name]] as const)
  return Object.fromEntries(
    texts.flatMap(([name, text]) =>
      typeof text === 'string' && !(name === 'eventName' && text.includes('@'))
        ? [[name, cut(name === 'path' ? pathOnly(text) : text, maxSampleLength)]]
        : []
    )
  )
}

/** A path without its query and fragment, which may hold tokens. */
function pathOnly(path: string): string {
  return path.slice(0, /[?#]|$/.exec(path)?.index)
}

function cut(text: string, length: number): string {
  return cleanText(text.slice(0, length))
}
