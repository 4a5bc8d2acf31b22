import { type Static, Type } from 'typebox'
import { accountsAmong, accountsWhere, customerLabel } from '../customers/index.js'
import { customers, events } from '../identity/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day as dayLength, isoTime, weeksUntil } from '../values/index.js'
import { readMatch, readPattern, withAccounts } from './check-definition.js'
import { detectionOf, type EventPattern } from './detections/index.js'
import type { JudgedCustomer } from './detections/look.js'
import { matcherOf } from './matching/matchers.js'
import { type Calendar, calendarOf } from './patterns/calendar.js'
import { activity, dailyActivity } from './patterns/measure.js'
import type { EventMatch, OwnKind, SignalPreviewInput } from './signal-input.js'

const instant = () => Type.String({ format: 'date-time' })

/** Whom a signal would have found, and when. */
export const signalPreviewShape = strictObject({
  from: instant(),
  to: instant(),
  customerCount: Type.Integer(),
  occurrenceCount: Type.Integer(),
  evaluatedCustomers: Type.Integer(),
  truncated: Type.Boolean({ description: 'There were more events than a preview reads, so the counts are lower bounds.' }),
  customers: Type.Array(
    strictObject({
      id: Type.String({ format: 'uuid' }),
      name: Type.String(),
      domain: Type.Union([Type.String(), Type.Null()]),
      occurredAt: Type.Array(instant(), { description: 'When it would have occurred, newest first; at most 20.' })
    })
  )
})

/** Whom a signal would have found, and when. */
export type SignalPreview = Static<typeof signalPreviewShape>

const previewDays = 90
const maxEvents = 20_000
const maxCustomers = 1_000
const customersAtOnce = 50
const maxShown = 100
const maxTimes = 20

/**
 * Says whom a signal would have found in the last 90 days, and when. Patterns are judged at the end of each day. It looks at a bounded number of events and
 * customers, the newest and the most recently active ones, and says when there were more. Throws INVALID_TOOL_INPUT for a wrong definition.
 */
export async function previewSignal(
  store: OrganizationStore,
  now: number,
  { kind, definition }: SignalPreviewInput
): Promise<SignalPreview> {
  const from = now - previewDays * dayLength
  const { found, evaluated, truncated } = await previews[kind](store, definition, from, now)
  const ordered = [...found].filter(([, times]) => times.length > 0).sort(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
  const shown = ordered.slice(0, maxShown)
  const rows = await store.get(
    customers,
    shown.map(([id]) => ({ id }))
  )
  return {
    from: isoTime(from),
    to: isoTime(now),
    customerCount: ordered.length,
    evaluatedCustomers: evaluated,
    truncated,
    occurrenceCount: ordered.reduce((sum, [, times]) => sum + times.length, 0),
    customers: shown.flatMap(([id, times], index) => {
      const row = rows[index]
      const occurredAt = times.toReversed().slice(0, maxTimes).map(isoTime)
      return row ? [{ id, name: customerLabel(row, 500), domain: row.domain, occurredAt }] : []
    })
  }
}

/** Whom a signal of each kind would have found. */
const previews: Record<OwnKind, (store: OrganizationStore, definition: unknown, from: number, now: number) => Promise<Found>> = {
  EVENT_MATCH: async (store, definition, from, now) => matched(store, await withAccounts(store, readMatch(definition)), from, now),
  EVENT_PATTERN: async (store, definition, from, now) => replayed(store, await withAccounts(store, readPattern(definition)), from, now)
}

/** The times at which a signal would have been seen of each customer, the oldest first, and how many customers were looked at. */
interface Found {
  found: ReadonlyMap<string, number[]>
  evaluated: number
  /** Whether there was more than is looked at. */
  truncated: boolean
}

async function matched(
  store: OrganizationStore,
  definition: EventMatch,
  from: number,
  now: number,
  customerIds?: readonly string[]
): Promise<Found> {
  const { eventNames, eventChannels } = definition
  const seen = await store.find(events, {
    where: {
      event_name: { in: eventNames },
      counted: { eq: true },
      ...(eventChannels && { channel: { in: eventChannels } }),
      occurred_at: { gte: from, lte: now },
      customer_id: customerIds ? { in: customerIds } : { isNull: false }
    },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: maxEvents + 1,
    columns: ['event_id', 'event_name', 'channel', 'properties', 'occurred_at', 'customer_id']
  })
  const matcher = matcherOf({ id: '', name: '' }, definition)
  const ids = [...new Set(seen.flatMap(({ customer_id }) => customer_id ?? []))]
  const among = definition.accounts ? await accountsAmong(store, definition.accounts, ids) : new Set(ids)
  const found = new Map<string, number[]>()
  for (const event of seen.slice(0, maxEvents).reverse()) {
    if (event.customer_id === null || !among.has(event.customer_id) || !matcher.matches(event)) continue
    const times = found.get(event.customer_id)
    if (times) times.push(event.occurred_at)
    else found.set(event.customer_id, [event.occurred_at])
  }
  return { found, evaluated: among.size, truncated: seen.length > maxEvents }
}

type Known = Pick<JudgedCustomer, 'id' | 'first_event_at'>

/**
 * When a signal would have been seen of each of these customers, the oldest first, between two instants. Throws INVALID_TOOL_INPUT for a wrong definition.
 * Its accounts are those of today; of a signal of events, the newest 20,000 events are looked at.
 */
export async function replaySignal(
  store: OrganizationStore,
  { kind, definition }: SignalPreviewInput,
  known: readonly Known[],
  calendar: Calendar,
  { from, to }: { from: number; to: number }
): Promise<ReadonlyMap<string, readonly number[]>> {
  const ids = known.map(({ id }) => id)
  if (kind === 'EVENT_MATCH') {
    return (await matched(store, await withAccounts(store, readMatch(definition)), from, to, ids)).found
  }
  const pattern = await withAccounts(store, readPattern(definition))
  const among = pattern.accounts ? await accountsAmong(store, pattern.accounts, ids) : new Set(ids)
  const watched = known.filter(({ id }) => among.has(id))
  return detectionOf(pattern).replay({ rows: store, customers: watched, calendar, from })
}

/** Throws INVALID_TOOL_INPUT for a definition that is none. */
export function checkSignal({ kind, definition }: SignalPreviewInput): void {
  if (kind === 'EVENT_MATCH') readMatch(definition)
  else readPattern(definition)
}

async function replayed(store: OrganizationStore, definition: EventPattern, from: number, now: number): Promise<Found> {
  const { default_timezone } = await readSettings(store)
  const { dayStarts } = weeksUntil(now, 27, default_timezone)
  const all = await store.find(customers, {
    where: {
      all: [{ last_activity_at: { isNull: false } }, ...(definition.accounts ? [await accountsWhere(store, definition.accounts)] : [])]
    },
    orderBy: { column: 'last_activity_at', direction: 'desc' },
    columns: ['id', 'first_event_at'],
    limit: maxCustomers + 1
  })
  const known = all.slice(0, maxCustomers)
  const calendar = await calendarOfKnown(store, known, dayStarts, default_timezone)
  const detection = detectionOf(definition)
  const found = new Map<string, number[]>()
  for (let at = 0; at < known.length; at += customersAtOnce) {
    const page = known.slice(at, at + customersAtOnce)
    const beginnings = await detection.replay({ rows: store, customers: page, calendar, from })
    for (const [id, times] of beginnings) found.set(id, times)
  }
  return { found, evaluated: known.length, truncated: all.length > maxCustomers }
}

/** The calendar of more days than are kept, by what these customers did: the work is bounded by them, however many others there are. */
async function calendarOfKnown(
  store: OrganizationStore,
  known: readonly Known[],
  dayStarts: readonly number[],
  timeZone: string
): Promise<Calendar> {
  const total = dayStarts.map(() => 0)
  const active = dayStarts.map(() => 0)
  for (let at = 0; at < known.length; at += customersAtOnce) {
    const ids = known.slice(at, at + customersAtOnce).map(({ id }) => id)
    for (const counts of (await dailyActivity(store, activity, ids, dayStarts, 0)).values()) {
      for (const [day, count] of counts.entries()) {
        total[day] = (total[day] ?? 0) + count
        if (count > 0) active[day] = (active[day] ?? 0) + 1
      }
    }
  }
  return calendarOf(dayStarts, timeZone, total, active)
}
