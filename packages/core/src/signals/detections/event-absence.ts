import { Type } from 'typebox'
import { type EventRow, events } from '../../identity/index.js'
import type { Where } from '../../storage/index.js'
import { cutCodePoints, dateIn, day as dayLength } from '../../values/index.js'
import type { OccurrenceRow } from '../occurrences.js'
import type { Calendar } from '../patterns/calendar.js'
import { activity, dailyActivity } from '../patterns/measure.js'
import { counted, metric, namesInWords } from '../patterns/words.js'
import { activeOn, firstDay, isByChance, lastBefore, ordinaryBefore, ordinaryDays, workingDaysAfter } from '../patterns/working-days.js'
import { defineDetection } from './define-detection.js'
import { activeDaysLabel, silentDaysLabel, workingDaysLabel } from './form.js'
import { beginnings, isHeld, type Judgement, no, yes } from './judgement.js'
import { type Finding, type Look, maxTitleLength } from './look.js'
import { beyondChance, days, eventNames, whole, workingDays, workingDaysProblem } from './settings.js'

/** Sees that some events, or all activity, stay away from an account that has been there for longer. */
export const eventAbsence = defineDetection(
  'event_absence',
  {
    eventNames: Type.Optional(eventNames),
    days: days('The length of the silence, as a number of 24-hour periods.'),
    workingDays,
    minimumActiveDays: Type.Optional(whole(1, 28, 'Only customers that were active on at least this many of the 28 days before.')),
    beyondChance
  },
  {
    evidence:
      'A `metric` for the silence (`value` 0). With `workingDays`, one for the silent working days. With `minimumActiveDays`, one for the active days before. `comparedWith` is the number of the signal.',
    form: {
      name: 'Missing activity',
      text: 'Some events, or all activity, no longer come from a customer.',
      numbers: [silentDaysLabel, workingDaysLabel, activeDaysLabel],
      sentence: 'No {eventNames|activity} for {days day}'
    },
    problem: absenceProblem,
    evaluate: async (pattern, look) => {
      const { customers, calendar, asOf, openAt } = look
      const seen = await lastSeen(pattern, look)
      return new Map(
        customers.map(({ id, first_event_at }) => {
          const { lastAt = null, activeDays = 0 } = seen.get(id) ?? {}
          const open = openAt(id)
          const judgement = judgeSilence(
            open ? whileOpen(pattern) : pattern,
            { lastAt, activeDays, firstAt: first_event_at },
            calendar,
            asOf
          )
          if (!isHeld(judgement)) return [id, null] as const
          const silence = open ? silenceSince(open, pattern, judgement.seen, calendar) : judgement.seen
          return [id, absenceFinding(pattern, silence, look)] as const
        })
      )
    },
    replay: async (pattern, { rows, customers, calendar, from }) => {
      const ids = customers.map(({ id }) => id)
      const daily = await dailyActivity(rows, countedEvents(pattern), ids, calendar.dayStarts, 0)
      return new Map(
        customers.map(({ id, first_event_at }) => [id, replaySilence(pattern, daily.get(id) ?? [], first_event_at, calendar, from)])
      )
    }
  }
)

interface Absence {
  eventNames?: string[]
  days: number
  workingDays?: number
  minimumActiveDays?: number
  beyondChance?: boolean
}

function absenceProblem(absence: Absence): string | undefined {
  if (absence.beyondChance && absence.minimumActiveDays === undefined)
    return 'beyondChance needs minimumActiveDays: active days tell the chance'
  return workingDaysProblem(absence)
}

function countedEvents({ eventNames: names }: Absence): Where<EventRow> {
  return names ? { event_name: { in: names }, counted: { eq: true } } : activity
}

/** Since when there is silence, on how many working days, and how active the account was before. */
interface SilenceSeen {
  /** Null: never, or longer ago than is looked at. */
  lastAt: number | null
  /** Since when there is silence for certain, where that is known and `lastAt` is not. */
  since?: number
  /** Null: it began before the days that are looked at. */
  workingDays: number | null
  activeDays: number
}

/** What a silence is judged by. */
interface Silence {
  lastAt: number | null
  /** Days with activity among the 28 days before. */
  activeDays: number
  firstAt: number | null
}

/** Once a silence holds, it does until there is something again: the days before go out of sight. */
const whileOpen = (absence: Absence): Absence => ({ ...absence, workingDays: 0, minimumActiveDays: 0, beyondChance: false })

/** A silence: of an account that has been there for longer than that. */
function judgeSilence(
  absence: Absence,
  { lastAt, activeDays, firstAt }: Silence,
  calendar: Calendar,
  asOf: number
): Judgement<SilenceSeen> {
  const { workingDays: fewest = 0, minimumActiveDays = 0 } = absence
  const since = asOf - absence.days * dayLength
  if (firstAt === null || firstAt > since || (lastAt !== null && lastAt > since)) return no
  if (activeDays < minimumActiveDays) return no
  const silent = workingDaysAfter(lastAt ?? since, calendar, asOf)
  if (absence.beyondChance && isByChance(activeDays, silent)) return no
  return silent < fewest ? no : yes({ lastAt, workingDays: silent, activeDays })
}

/** Silences that began before are seen as such, without their beginning. The ordinary days before one that is as long as is asked for are within. */
const maxSilenceDays = (absence: Absence) => Math.max(90, absence.days + ordinaryDays)

/** When the events were last seen of each customer, and on how many of the 28 days until then. */
async function lastSeen(absence: Absence, look: Look): Promise<Map<string, { lastAt: number | null; activeDays: number }>> {
  const { rows, customers, calendar, asOf } = look
  const { dayStarts } = calendar
  const { minimumActiveDays = 0 } = absence
  const where = countedEvents(absence)
  const from = firstDay(calendar, asOf - maxSilenceDays(absence) * dayLength)
  const groups = await rows.aggregate(events, {
    where: { ...where, customer_id: { in: customers.map(({ id }) => id) }, occurred_at: { gte: dayStarts[from] ?? asOf, lte: asOf } },
    by: ['customer_id'],
    measures: { lastAt: { max: 'occurred_at' }, activeDays: { countRanges: { column: 'occurred_at', bounds: dayStarts.slice(from) } } }
  })
  const seen = new Map(
    groups.flatMap(({ customer_id, lastAt, activeDays }) => (customer_id === null ? [] : [[customer_id, { lastAt, activeDays }] as const]))
  )
  // Of all days there are as many at least: only whoever has enough of them is looked at more closely.
  const silent = [...seen].filter(([, { lastAt, activeDays }]) => {
    return minimumActiveDays > 0 && activeDays >= minimumActiveDays && lastAt !== null && lastAt <= asOf - absence.days * dayLength
  })
  const ids = silent.map(([id]) => id)
  const daily = ids.length === 0 ? undefined : await dailyActivity(rows, where, ids, dayStarts, 0)
  for (const [id, { lastAt }] of silent)
    if (lastAt !== null) seen.set(id, { lastAt, activeDays: activeOn(ordinaryBefore(lastAt, calendar), daily?.get(id) ?? []) })
  return seen
}

/** A silence that goes on. What of its beginning is out of sight by now is as it was when the silence was seen first. */
function silenceSince(open: OccurrenceRow, absence: Absence, seen: SilenceSeen, calendar: Calendar): SilenceSeen {
  // `absenceFinding` says when it began by this; where that was not known, it is as if the silence had begun just then.
  const began = open.occurred_at - absence.days * dayLength
  const isKnown = open.occurred_at < open.detected_at
  const lastAt = seen.lastAt ?? (isKnown ? began : null)
  const since = lastAt ?? began
  const [first = since] = calendar.dayStarts
  // The evidence of active days is the last that there is.
  const before = absence.minimumActiveDays === undefined ? null : (open.evidence.at(-1)?.value ?? null)
  return { lastAt, since, workingDays: since < first ? null : seen.workingDays, activeDays: before ?? seen.activeDays }
}

function absenceFinding(absence: Absence, seen: SilenceSeen, { severity, asOf, calendar: { timeZone } }: Look): Finding {
  const { lastAt, since, workingDays: silentWorkingDays, activeDays } = seen
  const { minimumActiveDays } = absence
  const what = absence.eventNames ? namesInWords(absence.eventNames) : 'activity'
  const began = lastAt ?? since ?? asOf - absence.days * dayLength
  const silentDays = Math.floor((asOf - began) / dayLength)
  const title = lastAt === null ? `No ${what} for more than ${counted(silentDays, 'day')}` : `No ${what} for ${counted(silentDays, 'day')}`
  const last = lastAt === null ? 'None is known from before.' : `The last was on ${dateIn(lastAt, timeZone)}.`
  const evidence = [metric(title, { start: began, end: asOf }, 0, null)]
  let working = ''
  if (absence.workingDays !== undefined && silentWorkingDays !== null) {
    working = ` ${counted(silentWorkingDays, 'working day')} of them are over.`
    const said = `${counted(silentWorkingDays, 'working day')} without any; the signal asks for at least ${absence.workingDays}`
    evidence.push(metric(said, { start: began, end: asOf }, silentWorkingDays, absence.workingDays))
  }
  let before = ''
  if (minimumActiveDays !== undefined) {
    before = ` In the 28 days before, ${counted(activeDays, 'day')} had activity.`
    const said = `${counted(activeDays, 'active day')} in the 28 days before; the signal asks for at least ${minimumActiveDays}`
    evidence.push(metric(said, { start: began - 28 * dayLength, end: began }, activeDays, minimumActiveDays))
  }
  return {
    severity,
    occurredAt: began + absence.days * dayLength,
    title: cutCodePoints(title, maxTitleLength),
    reason: `${title}. ${last}${working}${before}`,
    evidence
  }
}

/** When an account's silence began to hold. `counts` are its events on each day of the calendar. */
export function replaySilence(
  absence: Absence,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  from: number
): number[] {
  return beginnings(calendar, from, (at, end, isOpen) => {
    const lastAt = lastBefore(counts, end, calendar)
    const activeDays = lastAt === null ? 0 : activeOn(ordinaryBefore(lastAt, calendar), counts)
    return judgeSilence(isOpen ? whileOpen(absence) : absence, { lastAt, activeDays, firstAt }, calendar, at)
  })
}
