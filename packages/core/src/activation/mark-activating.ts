import type { AcceptedEvent, EventRow } from '../identity/index.js'
import { readSettings } from '../settings/index.js'
import type { Rows, Where } from '../storage/index.js'

/** The type of events that have a name of their own: only they can activate. */
const named = 'CUSTOM'

/** Finds the stored events that an activation event's name stands for, within a time. */
export function activatingEvents(eventName: string, occurredAt: { gte: number; lte?: number }): Where<EventRow> {
  return { type: { eq: named }, counted: { eq: true }, event_name: { eq: eventName }, occurred_at: occurredAt }
}

/**
 * The events with those marked that match the workspace's activation event. The setting is read with the same transaction that stores the events, so
 * that a change of it holds for every event that comes after, in every process; batches without custom events do not read it.
 */
export async function markActivating(rows: Rows<'organization'>, events: readonly AcceptedEvent[]): Promise<AcceptedEvent[]> {
  if (!events.some(({ row }) => row.type === named)) return [...events]
  const { activation_event: wanted } = await readSettings(rows)
  if (wanted === null) return [...events]
  return events.map((event) => {
    const { type, event_name, counted = true } = event.row
    const matches = counted && type === named && event_name === wanted
    return matches ? { ...event, row: { ...event.row, activating: true } } : event
  })
}
