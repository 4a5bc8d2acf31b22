import type { Calendar } from './calendar.js'
import { average, daysOff, range, seasonOf, sum } from './own-past.js'
import { dispersionOfDays } from './own-variance.js'

/** Where the last third of the days has more than this part of the first one, nothing faded: most accounts need no closer look. */
const mayBeFade = 0.9
/** For so many weeks counts what single days tell of how widely an account varies. */
const weeksOfDays = 4

/** What an account did week by week, and how far that fell from the first week to the last one. */
export interface Fade {
  /** What an ordinary week had at the beginning and has now, by the trend. */
  before: number
  now: number
  /** By so many percent. */
  fall: number
  /** By how many standard errors the weeks differ from weeks without a trend. */
  score: number
  /** How many pairs of weeks fall, less those that rise, as a share of all pairs: Kendall's tau, of which the sign is turned. */
  steadiness: number
}

/**
 * How the weeks before a day fall: by the median of the slopes of all pairs (Sen 1968), of the logarithms of weekly counts, so that no single week makes a
 * trend. Undefined where the account's past is shorter, or there is hardly any fall.
 */
export function fadeOf(
  weeks: number,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  end: number
): Fade | undefined {
  const start = end - 7 * weeks
  if (start < 0 || firstAt === null || firstAt > (calendar.dayStarts[start + 1] ?? 0)) return undefined
  const all = range(start, end)
  const third = 7 * Math.floor(weeks / 3)
  if (sum(all.slice(-third), counts) > mayBeFade * sum(all.slice(0, third), counts)) return undefined
  const { usual, seen } = weeksOf(all, counts, calendar)
  if (usual === 0 || seen.length < weeks - 1) return undefined
  const logs = seen.map(({ count, even }) => Math.log((count + 0.5) / even))
  const slopes = logs.flatMap((to, at) => logs.slice(0, at).map((from, before) => (to - from) / (at - before)))
  const slope = median(slopes)
  const level = median(logs.map((log, at) => log - slope * at))
  const last = seen.length - 1
  return {
    before: usual * Math.exp(level),
    now: usual * Math.exp(level + slope * last),
    fall: 100 * (1 - Math.exp(slope * last)),
    score: -trendScore(seen, dispersionOfDays(counts, calendar, all)),
    steadiness: slopes.reduce((total, each) => total - Math.sign(each), 0) / slopes.length
  }
}

/** What an account did in a week, and what it would have done in a workspace and a week like this, if it did the same in all weeks. */
interface Week {
  count: number
  even: number
}

/** The weeks of these days. Working days that many accounts had off are left out, and weeks of which hardly any is left. */
function weeksOf(all: readonly number[], counts: readonly number[], calendar: Calendar): { usual: number; seen: Week[] } {
  const { isWeekend } = calendar
  const isOff = daysOff(all, counts, calendar)
  const days = all.filter((day) => !isOff(day))
  const rateOf = (weekend: boolean) =>
    average(
      days.filter((day) => isWeekend[day] === weekend),
      counts
    )
  const onWeekends = rateOf(true)
  const onWorkdays = rateOf(false)
  const usual = 5 * onWorkdays + 2 * onWeekends
  const [start = 0] = all
  const seen = Array.from({ length: all.length / 7 }, (_, week) => {
    const its = days.filter((day) => Math.floor((day - start) / 7) === week)
    const even = its.reduce((total, day) => total + (isWeekend[day] ? onWeekends : onWorkdays), 0)
    return { count: sum(its, counts), even: even * seasonOf(calendar, counts, its, days) }
  })
  return { usual, seen: seen.filter(({ even }) => even >= usual / 3) }
}

/**
 * The score test for a trend of counts (Armitage 1955), widened by how far the weeks vary from one to the next beside a Poisson process: by squared successive
 * differences (von Neumann 1941), which no trend widens.
 */
function trendScore(seen: readonly Week[], ofDays: number): number {
  const total = seen.reduce((sums, { even }) => sums + even, 0)
  const mean = seen.reduce((sums, { count }) => sums + count, 0) / total
  const middle = seen.reduce((sums, { even }, at) => sums + even * at, 0) / total
  const score = seen.reduce((sums, { count }, at) => sums + count * (at - middle), 0)
  const information = seen.reduce((sums, { even }, at) => sums + mean * even * (at - middle) ** 2, 0)
  const squares = seen.slice(1).reduce((sums, week, at) => {
    const before = seen[at] ?? week
    const ratio = week.even / before.even
    return sums + (week.count - before.count * ratio) ** 2 / (mean * week.even * (1 + ratio))
  }, 0)
  const dispersion = Math.max(1, (weeksOfDays * ofDays + squares) / (weeksOfDays + seen.length - 1))
  return score / Math.sqrt(information * dispersion)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
