import type { JsonObject, Transaction } from '../storage/index.js'
import type { SourceRow } from './find-source.js'
import { sources } from './tables/index.js'

const call = 'CALL'
const event = 'CALENDAR_EVENT'
const maxIdLength = 1_000

/**
 * The calendar's event that a call or a calendar's event tells of: the calendar's own id of it, else what an event is called that several calendars have.
 * Null for all other sources, and for calls that name none.
 */
export function meetingIdOf(sourceType: string, record: JsonObject, occurredAt: number): string | null {
  if (sourceType !== call && sourceType !== event) return null
  const { calendarEventId, iCalUID } = record
  if (isId(calendarEventId)) return calendarEventId
  return sourceType === call && isId(iCalUID) ? `ical:${iCalUID}:${new Date(occurredAt).toISOString()}` : null
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= maxIdLength

type Meeting = Pick<SourceRow, 'source_type' | 'external_id' | 'meeting_id'>

/** What a source of a meeting is known by: an event of a calendar by two names. */
function meetingNames({ source_type, external_id, meeting_id }: Meeting): string[] {
  if (source_type === event) return [external_id, ...(meeting_id === null ? [] : [meeting_id])]
  return source_type === call && meeting_id !== null ? [meeting_id] : []
}

/**
 * Lets a call stand for the calendar's event that it tells of, where both belong to one customer, and the event for itself again where there is no such call any
 * more. The sources must be written, and the organization's `ingest` lock be held.
 */
export async function reconcileMeetings(transaction: Transaction, changed: readonly Meeting[]): Promise<void> {
  const named = [...new Set(changed.flatMap(meetingNames))]
  if (named.length === 0) return
  const columns = ['id', 'source_type', 'external_id', 'meeting_id', 'customer_key', 'replaced'] as const
  const events = await transaction.find(sources, {
    where: { source_type: { eq: event }, any: [{ external_id: { in: named } }, { meeting_id: { in: named } }] },
    columns
  })
  if (events.length === 0) return
  const calls = await transaction.find(sources, {
    where: { source_type: { eq: call }, meeting_id: { in: events.flatMap(meetingNames) } },
    columns: ['meeting_id', 'customer_key']
  })
  for (const replaced of [true, false]) {
    const turned = events.filter((each) => each.replaced !== replaced && calls.some((told) => isOf(told, each)) === replaced)
    if (turned.length > 0) await transaction.update(sources, { id: { in: turned.map(({ id }) => id) } }, { replaced })
  }
}

function isOf(told: Pick<SourceRow, 'meeting_id' | 'customer_key'>, each: Meeting & Pick<SourceRow, 'customer_key'>): boolean {
  return told.customer_key === each.customer_key && told.meeting_id !== null && meetingNames(each).includes(told.meeting_id)
}
