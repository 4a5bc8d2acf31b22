import { customerLabel } from '../customers/index.js'
import { type MeasuredCustomer, measuredColumns, readPastCustomers, type readPastNorms } from '../health/index.js'
import { customers } from '../identity/index.js'
import { type PastCalendars, replaySignal } from '../signals/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { departures } from '../terms/index.js'
import { terms } from '../terms/tables/index.js'
import { day as dayLength, groupBy, isoTime, yieldToEventLoop } from '../values/index.js'
import { episodesOf, type Judged, judgeAlarms, judgedDays, judgeMoments } from './alarms.js'
import { type History, historyOf, type Left } from './history.js'
import type { DepartureFound } from './report/result.js'
import { addAlarm, addDeparture, addFalseAlarm, type Tally } from './report/tally.js'
import type { LookbackSettings } from './settings.js'

const customersAPage = 100
/** The timeline of a departure goes back so far. */
const timelineDays = 180
const maxName = 500

/** What a look-back rests on, read once. */
export interface Ground {
  calendars: PastCalendars
  departures: ReadonlyMap<string, Left[]>
  /** What was ordinary among all customers on each day. */
  norms: Awaited<ReturnType<typeof readPastNorms>>
}

/** Who left, ever: a customer that had left before the time that is looked at is not there in it. */
export async function readDepartures(store: OrganizationStore, to: number): Promise<Map<string, Left[]>> {
  return groupBy(await departures(store, { from: 0, to }), ({ customerId }) => customerId)
}

/** The names of all alarms that a look-back judges; the first one is the assessment's. */
export function alarmNames({ health, signals = [] }: LookbackSettings): string[] {
  return [
    'Assessment: at risk or leaving',
    ...(health ? [`Health below ${health.below}`] : []),
    ...signals.map((_, index) => `Signal ${index + 1}`)
  ]
}

/** Looks at the next customers, and adds what it finds. Answers the last of them, null where there is none, and how many there were. */
export async function lookAtPage(
  store: OrganizationStore,
  { calendars, departures: left, norms }: Ground,
  settings: LookbackSettings,
  tally: Tally,
  after: string | null
): Promise<{ last: string | null; count: number }> {
  const found = await store.find(customers, {
    columns: [...measuredColumns, 'external_id', 'name', 'domain'],
    limit: customersAPage,
    ...(after !== null && { after: { key: [after] } })
  })
  if (found.length === 0) return { last: null, count: 0 }
  const ids = found.map(({ id }) => id)
  const { dayStarts, first } = calendars
  const period = { from: dayStarts[first] ?? 0, to: dayStarts.at(-1) ?? 0 }
  const [past, owned, moments] = await Promise.all([
    readPastCustomers(store, found, calendars, 'happened', norms),
    store.find(terms, { where: { customer_id: { in: ids }, removed_at: { isNull: true } }, columns: ['customer_id', 'starts_at'] }),
    Promise.all((settings.signals ?? []).map((signal) => replaySignal(store, signal, found, calendars.whole(), period)))
  ])
  const startsOf = groupBy(owned, ({ customer_id }) => customer_id)
  for (const customer of found) {
    const history = historyOf(customer, past, calendars, {
      departures: left.get(customer.id) ?? [],
      termStarts: (startsOf.get(customer.id) ?? []).map(({ starts_at }) => starts_at),
      below: settings.health?.below
    })
    const days = moments.map((of) => (of.get(customer.id) ?? []).map((at) => firstDayFrom(at, dayStarts)))
    addCustomer(tally, { ...customer, label: customerLabel(customer, maxName) }, history, days, calendars)
    await yieldToEventLoop()
  }
  return { last: found.length < customersAPage ? null : (ids.at(-1) ?? null), count: found.length }
}

/** The first day at whose start something of an instant is known. */
function firstDayFrom(at: number, dayStarts: readonly number[]): number {
  const found = dayStarts.findIndex((start) => start >= at)
  return found < 0 ? dayStarts.length : found
}

function addCustomer(
  tally: Tally,
  customer: MeasuredCustomer & { label: string },
  history: History,
  moments: readonly (readonly number[])[],
  { dayStarts, first }: PastCalendars
): void {
  const alarms = episodesOf(history.alarms)
  const lowScores = episodesOf(history.lowScores)
  const dateOf = (day: number) => isoTime(dayStarts[day] ?? 0)
  const named = { customerId: customer.id, name: customer.label }
  for (const stay of history.stays) {
    const { left } = stay
    const leadOf = (day: number) => (left ? Math.floor((left.at - (dayStarts[day] ?? 0)) / dayLength) : 0)
    // What is there on the day of the departure only tells nobody of it.
    const timely = (its: Judged): Judged => (its.saidOn !== undefined && leadOf(its.saidOn) < 1 ? { ...its, saidOn: undefined } : its)
    const judged = timely(judgeAlarms(alarms, stay))
    const signals = tally.alarms.length - 1 - moments.length
    for (const [place, alarm] of tally.alarms.entries()) {
      const its =
        place === 0 ? judged : place <= signals ? judgeAlarms(lowScores, stay) : judgeMoments(moments[place - 1 - signals] ?? [], stay)
      addAlarm(alarm, timely(its), stay.hasLeft, leadOf)
    }
    tally.judgedDays += judgedDays(stay)
    for (const day of judged.falseOn) addFalseAlarm(tally, { ...named, at: dateOf(day), text: history.whys.get(day)?.text ?? '' })
    if (!left) continue
    const { saidOn } = judged
    const why = saidOn === undefined ? undefined : history.whys.get(saidOn)
    const departure: DepartureFound = {
      ...named,
      leftAt: isoTime(left.at),
      reason: left.reason,
      mrrCents: left.mrrCents,
      currency: left.currency,
      firstSaid: saidOn !== undefined && why ? { at: dateOf(saidOn), leadDays: leadOf(saidOn), isAtLeast: saidOn === first, ...why } : null,
      missing: saidOn === undefined ? (history.missing.get(stay.last) ?? []) : [],
      timeline: timelineOf(history, Math.max(stay.first, stay.last - timelineDays), stay.last, (day) => dateOf(day))
    }
    addDeparture(tally, departure)
  }
}

function timelineOf(history: History, from: number, to: number, dateOf: (day: number) => string): DepartureFound['timeline'] {
  const parts: { state: string; from: number; to: number }[] = []
  for (let day = from; day <= to; day++) {
    const state = history.states.get(day) ?? 'unknown'
    const last = parts.at(-1)
    if (last?.state === state) last.to = day
    else parts.push({ state, from: day, to: day })
  }
  return parts.map((part) => ({ from: dateOf(part.from), to: dateOf(part.to + 1), state: part.state }))
}
