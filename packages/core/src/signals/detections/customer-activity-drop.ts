import { Type } from 'typebox'
import { dateIn } from '../../values/index.js'
import type { Calendar } from '../patterns/calendar.js'
import { activity, dailyActivity } from '../patterns/measure.js'
import { besideOwnPast } from '../patterns/own-past.js'
import { counted, metric } from '../patterns/words.js'
import { defineDetection } from './define-detection.js'
import { windowDaysLabel } from './form.js'
import { beginnings, isHeld, type Judgement, no, yes } from './judgement.js'
import type { Finding, Look } from './look.js'
import { whole } from './settings.js'

/** Compares an account's activity of the last whole days with its own before. */
export const customerActivityDrop = defineDetection(
  'customer_activity_drop',
  {
    dropPercent: whole(1, 100, 'Activity is down by at least so many percent of what the account ordinarily does on such days.'),
    windowDays: Type.Integer({ minimum: 1, maximum: 30, description: 'The last whole days of the calendar.' }),
    baselineDays: Type.Integer({ minimum: 7, maximum: 60, description: 'The days before them, which tell what is ordinary.' }),
    minimumBaseline: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Only accounts that ordinarily have so many events in such a window.'
    })
  },
  {
    form: {
      name: 'Activity falls',
      text: 'An account does far less than it ordinarily does on such days.',
      numbers: [
        { name: 'dropPercent', label: 'Down by', unit: '%', standard: 40 },
        windowDaysLabel,
        { name: 'baselineDays', label: 'Compared with', unit: 'days before', standard: 28 },
        { name: 'minimumBaseline', label: 'Of accounts with at least', unit: 'events ordinarily', standard: 70 }
      ],
      sentence: '{dropPercent} % less in {windowDays day} than in the {baselineDays day} before'
    },
    daysOfActivity: ({ windowDays, baselineDays }) => 2 * windowDays + baselineDays,
    evaluate: async (pattern, look) => {
      const { calendar, customers, daily, openAt } = look
      const end = calendar.dayStarts.length - 1
      return new Map(
        customers.flatMap(({ id, first_event_at }) => {
          const isOpen = openAt(id) !== undefined
          const judgement = judgeDrop(pattern, daily.get(id) ?? [], first_event_at, calendar, { end, isOpen })
          if (judgement === 'unknown') return []
          return [[id, isHeld(judgement) ? dropFinding(judgement.seen, look) : null] as const]
        })
      )
    },
    replay: async (pattern, { rows, customers, calendar, from }) => {
      const ids = customers.map(({ id }) => id)
      const daily = await dailyActivity(rows, activity, ids, calendar.dayStarts, 0)
      return new Map(
        customers.map(({ id, first_event_at }) => [id, replayDrop(pattern, daily.get(id) ?? [], first_event_at, calendar, from)])
      )
    }
  }
)

interface Drop {
  dropPercent: number
  windowDays: number
  baselineDays: number
  minimumBaseline: number
}

/** What an account did, and what it ordinarily does on such days. */
interface DropSeen {
  observed: number
  ordinary: number
  dropPercent: number
  start: number
  end: number
}

/** Chance alone moves a count by so many times the square root of what is expected. */
const chance = 2
/** The same in a window that lacks days, where whoever is wrong about one of them is wrong by much. */
const chanceOfFew = 3
/** What is left of the percentage before an account counts as recovered. */
const recovery = 0.6

/**
 * Activity of the last whole days against the account's own past (`besideOwnPast`). `counts` are the account's events on each day of the calendar, `end` the
 * index of the first day that does not count any more.
 */
function judgeDrop(
  { dropPercent, windowDays, baselineDays, minimumBaseline }: Drop,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  { end, isOpen }: { end: number; isOpen: boolean }
): Judgement<DropSeen> {
  const compared = besideOwnPast({ windowDays, baselineDays, minDays: baselineDays / 2 }, counts, firstAt, calendar, end)
  if (compared === undefined || compared.usually < minimumBaseline) return no
  const { observed, ordinary, window } = compared
  const [first] = window
  if (first === undefined) return 'unknown'
  const down = ordinary > 0 ? (100 * (ordinary - observed)) / ordinary : 0
  const isClear = ordinary - observed >= (window.length < windowDays ? chanceOfFew : chance) * Math.sqrt(ordinary)
  if (down < (isOpen ? recovery * dropPercent : dropPercent) || !(isClear || isOpen)) return no
  const start = calendar.dayStarts[first] ?? 0
  const stop = calendar.dayStarts[end] ?? start
  return yes({ observed, ordinary, dropPercent: down, start, end: stop })
}

function dropFinding({ observed, ordinary, dropPercent, start, end }: DropSeen, { severity, asOf, calendar: { timeZone } }: Look): Finding {
  const usual = Math.round(ordinary)
  const percent = Math.round(dropPercent)
  return {
    severity: percent >= 75 ? 'HIGH' : severity,
    occurredAt: asOf,
    title: `Activity is down by ${percent} %`,
    reason: `${counted(observed, 'event')} from ${dateIn(start, timeZone)} to ${dateIn(end - 1, timeZone)}, where such days ordinarily have about ${usual}: ${percent} % less.`,
    evidence: [metric('Events in the window, beside what is ordinary', { start, end }, observed, usual)]
  }
}

/** When an account's activity began to be down. `counts` are its events on each day of the calendar. */
export function replayDrop(pattern: Drop, counts: readonly number[], firstAt: number | null, calendar: Calendar, from: number): number[] {
  return beginnings(calendar, from, (_, end, isOpen) => judgeDrop(pattern, counts, firstAt, calendar, { end, isOpen }))
}
