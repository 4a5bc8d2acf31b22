import { type Static, Type } from 'typebox'
import type { OrganizationStore } from '../../storage/contract.js'
import { customers, events, users } from '../../storage/tables/index.js'
import { weeksUntil } from '../calendar/weeks.js'
import { customerLabel } from '../customers/customer-label.js'
import type { Customer } from '../customers/resolve-customer.js'
import { isoTime } from '../instant.js'
import { readSettings } from '../settings/workspace-settings.js'
import { strictObject } from '../strict-object.js'
import { day as dayLength } from '../window.js'
import { readMatch, readPattern } from './check-definition.js'
import { matcherOf } from './matching/matchers.js'
import { type Calendar, calendarOf } from './patterns/calendar.js'
import { activity, countedEvents, dailyActivity, dailyPeople, hasRole } from './patterns/measure.js'
import { previewDrop, previewPeople, previewSilence, previewThreshold } from './patterns/replay.js'
import type { EventMatch, EventPattern, SignalPreviewInput } from './signal-input.js'

const instant = () => Type.String({ format: 'date-time' })

/** Whom a signal would have found, and when. */
export const signalPreviewShape = strictObject({
  from: instant(),
  to: instant(),
  customerCount: Type.Integer(),
  occurrenceCount: Type.Integer(),
  evaluatedCustomers: Type.Integer(),
  truncated: Type.Boolean({ description: 'There was more than one preview looks at: the counts are lower bounds.' }),
  customers: Type.Array(
    strictObject({
      id: Type.String({ format: 'uuid' }),
      name: Type.String(),
      domain: Type.Union([Type.String(), Type.Null()]),
      occurredAt: Type.Array(instant(), { description: 'When it would have been seen, the newest first; at most 20.' })
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

/** The times at which a signal would have been seen of a customer, the oldest first. */
type Found = Map<string, number[]>

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
  const { found, evaluated, truncated } =
    kind === 'EVENT_MATCH'
      ? await matched(store, readMatch(definition), from, now)
      : await replayed(store, readPattern(definition), from, now)
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

async function matched(store: OrganizationStore, definition: EventMatch, from: number, now: number) {
  const { eventNames, eventChannels } = definition
  const seen = await store.find(events, {
    where: {
      event_name: { in: eventNames },
      ...(eventChannels && { channel: { in: eventChannels } }),
      occurred_at: { gte: from, lte: now },
      customer_id: { isNull: false }
    },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: maxEvents + 1,
    columns: ['event_id', 'event_name', 'channel', 'properties', 'occurred_at', 'customer_id']
  })
  const matcher = matcherOf({ id: '', name: '' }, definition)
  const found: Found = new Map()
  for (const event of seen.slice(0, maxEvents).reverse()) {
    if (event.customer_id === null || !matcher.matches(event)) continue
    const times = found.get(event.customer_id)
    if (times) times.push(event.occurred_at)
    else found.set(event.customer_id, [event.occurred_at])
  }
  const evaluated = new Set(seen.map(({ customer_id }) => customer_id)).size
  return { found, evaluated, truncated: seen.length > maxEvents }
}

type Known = Pick<Customer, 'id' | 'first_event_at'>

async function replayed(store: OrganizationStore, definition: EventPattern, from: number, now: number) {
  const { default_timezone } = await readSettings(store)
  const { dayStarts } = weeksUntil(now, 27, default_timezone)
  const all = await store.find(customers, {
    where: { last_activity_at: { isNull: false } },
    orderBy: { column: 'last_activity_at', direction: 'desc' },
    columns: ['id', 'first_event_at'],
    limit: maxCustomers + 1
  })
  const known = all.slice(0, maxCustomers)
  const calendar = await calendarOfKnown(store, known, dayStarts, default_timezone)
  const found: Found = new Map()
  for (let at = 0; at < known.length; at += customersAtOnce) {
    const page = known.slice(at, at + customersAtOnce)
    for (const [id, times] of await replayPage(store, definition, page, calendar, from)) found.set(id, times)
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

async function replayPage(
  store: OrganizationStore,
  definition: EventPattern,
  page: readonly Known[],
  calendar: Calendar,
  from: number
): Promise<Found> {
  const { dayStarts } = calendar
  const ids = page.map(({ id }) => id)
  if (definition.detection === 'related_user_inactivity') {
    const byCustomer = await dailyPeople(store, ids, dayStarts)
    const roles = definition.role === undefined ? undefined : await peopleOfRole(store, byCustomer, definition.role)
    return new Map(page.map(({ id }) => [id, previewPeople(definition, byCustomer.get(id) ?? new Map(), calendar, from, roles)]))
  }
  const where = definition.detection === 'customer_activity_drop' ? activity : countedEvents(definition)
  const daily = await dailyActivity(store, where, ids, dayStarts, 0)
  const silent = dayStarts.map(() => 0)
  return new Map(
    page.map(({ id, first_event_at: firstAt }) => {
      const counts = daily.get(id) ?? silent
      if (definition.detection === 'customer_activity_drop') return [id, previewDrop(definition, counts, firstAt, calendar, from)]
      if (definition.detection === 'event_absence') return [id, previewSilence(definition, counts, firstAt, calendar, from)]
      return [id, previewThreshold(definition, counts, firstAt, calendar, from)]
    })
  )
}

async function peopleOfRole(
  store: OrganizationStore,
  byCustomer: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  role: string
): Promise<Set<string>> {
  const ids = [...byCustomer.values()].flatMap((people) => [...people.keys()])
  const rows = await store.get(
    users,
    ids.map((id) => ({ id }))
  )
  return new Set(rows.flatMap((row) => (row && hasRole(row.traits, role) ? [row.id] : [])))
}
