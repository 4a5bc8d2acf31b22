import { Type } from 'typebox'
import type { ActivityFall } from '../../assessment/index.js'
import { dateIn } from '../../values/index.js'
import { newestLook, type OccurrenceRow } from '../occurrences.js'
import type { Calendar } from '../patterns/calendar.js'
import { fadeOf } from '../patterns/fade.js'
import { activity, dailyActivity } from '../patterns/measure.js'
import { besideOwnPast } from '../patterns/own-past.js'
import { ownDispersion, variedDays } from '../patterns/own-variance.js'
import { lowerTail } from '../patterns/significance.js'
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
    dropPercent: whole(
      1,
      100,
      'By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days.'
    ),
    windowDays: Type.Integer({ minimum: 1, maximum: 30, description: 'How many whole calendar days are compared, up to yesterday.' }),
    baselineDays: Type.Integer({ minimum: 7, maximum: 60, description: 'The days before them, which show the usual level.' }),
    minimumBaseline: Type.Optional(
      whole(
        1,
        1_000_000,
        'Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out.'
      )
    ),
    fadeDays: Type.Optional(whole(42, 84, 'A slow fall by dropPercent over this many days counts, too. Whole weeks only.'))
  },
  {
    evidence: 'One `metric`. `value` is the number of events. `comparedWith` is the usual number.',
    form: {
      name: 'Drop in activity',
      text: 'A customer does much less than it usually does on such days.',
      numbers: [
        { name: 'dropPercent', label: 'Down by', unit: '%', standard: 40 },
        windowDaysLabel,
        { name: 'baselineDays', label: 'Compared with', unit: 'days before', standard: 28 },
        { name: 'minimumBaseline', label: 'Only customers with at least', unit: 'events usually', standard: 1 },
        { name: 'fadeDays', label: 'Or a slow fall over', unit: 'days', standard: 63 }
      ],
      sentence: '{dropPercent}% less activity in {windowDays day} than in the {baselineDays day} before'
    },
    daysOfActivity: ({ windowDays, baselineDays, fadeDays = 0 }) => Math.max(2 * windowDays + baselineDays, variedDays, fadeDays),
    evaluate: async (pattern, look) => {
      const { calendar, customers, daily, openAt } = look
      const end = calendar.dayStarts.length - 1
      return new Map(
        customers.flatMap(({ id, first_event_at }) => {
          const open = openAt(id)
          const counts = daily.get(id) ?? []
          const judgement = judgeActivity(pattern, { counts, firstAt: first_event_at, calendar, end, isOpen: open !== undefined })
          if (judgement === 'unknown') return []
          if (isHeld(judgement)) return [[id, findingOf(judgement.seen, look)] as const]
          const silence = open && silenceAfter(open, pattern, counts, calendar)
          return [[id, silence ? findingOf(silence, look) : null] as const]
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
  minimumBaseline?: number
  fadeDays?: number
}

/** What an account did, and what it ordinarily does on such days; of a slow fall, in its last week and in its first one. */
interface DropSeen {
  observed: number
  ordinary: number
  dropPercent: number
  start: number
  end: number
  /** Of a slow fall, over how many weeks it goes. */
  weeks?: number
}

/** Where the account's days stand: `counts` are its events on each day of the calendar, `end` the index of the first day that does not count any more. */
interface Days {
  counts: readonly number[]
  firstAt: number | null
  calendar: Calendar
  end: number
  isOpen: boolean
}

/**
 * A drop that is less likely by chance is one. 50 accounts are judged on 30 days of a month, which makes 1,500 comparisons: by Bonferroni's correction this
 * leaves a quarter of a false alarm in all of them.
 */
const chance = 1 / 6_000
/** How many times wider counts vary in a window that lacks days, where whoever is wrong about one of them is wrong by much. */
const widerOfFew = 2
/** How many standard errors a slow fall differs from none by, and what is left of them before it is over. */
const clearTrend = 4.5
const trendThatGoesOn = 2
/** Of all pairs of weeks the later one is the lower one in three quarters. */
const steadily = 0.5
/** What is left of the percentage before an account counts as recovered. */
const recovery = 0.6

/** Activity of the last whole days against the account's own past, and where that tells nothing, its weeks against each other. */
function judgeActivity(drop: Drop, days: Days): Judgement<DropSeen> {
  const sudden = judgeDrop(drop, days)
  return sudden === 'unknown' || sudden.holds ? sudden : judgeFade(drop, days)
}

function judgeDrop(
  { dropPercent, windowDays, baselineDays, minimumBaseline = 1 }: Drop,
  { counts, firstAt, calendar, end, isOpen }: Days
): Judgement<DropSeen> {
  const comparison = { windowDays, baselineDays, minDays: baselineDays / 2 }
  const compared = besideOwnPast(comparison, counts, firstAt, calendar, end)
  if (compared === undefined || compared.usually < minimumBaseline) return no
  const { observed, ordinary, window } = compared
  const [first] = window
  if (first === undefined) return 'unknown'
  const down = ordinary > 0 ? (100 * (ordinary - observed)) / ordinary : 0
  if (down < (isOpen ? recovery * dropPercent : dropPercent)) return no
  if (!isOpen) {
    const wider = window.length < windowDays ? widerOfFew : 1
    const variance = ordinary * wider * ownDispersion(comparison, counts, firstAt, calendar, end)
    if (lowerTail(observed, ordinary, variance) > chance) return no
  }
  const start = calendar.dayStarts[first] ?? 0
  const stop = calendar.dayStarts[end] ?? start
  return yes({ observed, ordinary, dropPercent: down, start, end: stop })
}

function judgeFade(
  { dropPercent, windowDays, minimumBaseline = 1, fadeDays }: Drop,
  { counts, firstAt, calendar, end, isOpen }: Days
): Judgement<DropSeen> {
  if (fadeDays === undefined) return no
  const weeks = Math.floor(fadeDays / 7)
  const fade = fadeOf(weeks, counts, firstAt, calendar, end)
  if (!fade || (fade.before * windowDays) / 7 < minimumBaseline) return no
  const { before, now, fall, score, steadiness } = fade
  if (isOpen ? fall < recovery * dropPercent || score < trendThatGoesOn : fall < dropPercent || score < clearTrend || steadiness < steadily)
    return no
  const start = calendar.dayStarts[end - 7 * weeks] ?? 0
  return yes({ observed: Math.round(now), ordinary: before, dropPercent: fall, start, end: calendar.dayStarts[end] ?? start, weeks })
}

/** What the assessment compares: a week with the four and the eight before, then the last nine and twelve weeks with each other. */
const falls: readonly Drop[] = [
  { dropPercent: 40, windowDays: 7, baselineDays: 28 },
  { dropPercent: 40, windowDays: 7, baselineDays: 56 },
  { dropPercent: 40, windowDays: 7, baselineDays: 28, fadeDays: 84 },
  { dropPercent: 40, windowDays: 7, baselineDays: 28, fadeDays: 63 }
]

/**
 * By how much an account's activity has fallen by the start of a day, suddenly or slowly; null where it has not, as far as chance
 * can be ruled out. `isOpen`: it had fallen the day before, and may not have recovered yet.
 */
export function activityFall(days: Days): ActivityFall | null {
  for (const drop of falls) {
    const judged = judgeActivity(drop, days)
    if (judged === 'unknown' || !isHeld(judged)) continue
    const { observed, ordinary, dropPercent, weeks = null } = judged.seen
    return { observed, ordinary: Math.round(ordinary), percent: Math.round(dropPercent), weeks }
  }
  return null
}

/** What became of a drop of which nothing is left: it goes on, though by now the account's own past has nothing either. */
function silenceAfter(open: OccurrenceRow, { windowDays }: Drop, counts: readonly number[], calendar: Calendar): DropSeen | undefined {
  const end = calendar.dayStarts.length - 1
  const ordinary = newestLook(open).evidence[0]?.comparedWith ?? 0
  const [start = 0, stop = 0] = [end - windowDays, end].map((day) => calendar.dayStarts[day])
  if (ordinary === 0 || counts.slice(end - windowDays).some((count) => count > 0)) return undefined
  return { observed: 0, ordinary, dropPercent: 100, start, end: stop }
}

function findingOf(seen: DropSeen, { severity, asOf, calendar: { timeZone } }: Look): Finding {
  const { observed, ordinary, start, end, weeks } = seen
  const usual = Math.round(ordinary)
  const percent = Math.round(seen.dropPercent)
  const rest = { severity: percent >= 75 ? 'HIGH' : severity, occurredAt: asOf } as const
  const dates = `from ${dateIn(start, timeZone)} to ${dateIn(end - 1, timeZone)}`
  if (weeks !== undefined) {
    return {
      ...rest,
      title: `Activity has faded by ${percent} % over ${counted(weeks, 'week')}`,
      reason: `By the trend ${dates}, a week has about ${counted(observed, 'event')} now, where a week had about ${usual} at first: ${percent} % less.`,
      evidence: [
        metric(
          `About ${counted(observed, 'event')} in a week by the trend; the first week had about ${usual}`,
          { start, end },
          observed,
          usual
        )
      ]
    }
  }
  return {
    ...rest,
    title: `Activity is down by ${percent} %`,
    reason: `${counted(observed, 'event')} ${dates}, where such days ordinarily have about ${usual}: ${percent} % less.`,
    evidence: [metric(`${counted(observed, 'event')} in the window; about ${usual} are usual`, { start, end }, observed, usual)]
  }
}

/** When an account's activity began to be down. `counts` are its events on each day of the calendar. */
export function replayDrop(pattern: Drop, counts: readonly number[], firstAt: number | null, calendar: Calendar, from: number): number[] {
  return beginnings(calendar, from, (_, end, isOpen) => judgeActivity(pattern, { counts, firstAt, calendar, end, isOpen }))
}
