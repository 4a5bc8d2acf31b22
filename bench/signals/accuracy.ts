import { Random } from '../../eval/random.js'
import { patternOf, wholeSettings } from '../../packages/core/src/signals/built-in/index.js'
import { replayDrop } from '../../packages/core/src/signals/detections/customer-activity-drop.js'
import { replaySilence } from '../../packages/core/src/signals/detections/event-absence.js'
import { replayPeople } from '../../packages/core/src/signals/detections/related-user-inactivity.js'
import { type Calendar, calendarOf } from '../../packages/core/src/signals/patterns/calendar.js'
import { isWorkingDay, regions, season } from '../../packages/demo-world/src/rhythm/calendar.js'

const dayMs = 86_400_000

/** What the built-in signals found in made-up worlds. */
export interface Accuracy {
  /** By signal: how many stories there were, how many were found later than three days, and the days on average. */
  stories: Record<string, { count: number; late: number; meanDays: number }>
  /** False alarms per 50 calm customers a month. */
  alarms: number
  /** The stories that were found late. */
  late: string[]
}

/** What was planted in an account of a made-up world: what is left of its activity from a day on. */
interface Planted {
  account: number
  from: number
  left: number
  champion: boolean
}

interface Made {
  calendar: Calendar
  firstAt: number
  counts: number[][]
  rates: number[][]
  people: Map<string, number[]>[]
  planted: Planted[]
  isCalm: boolean[]
  /** Of each account, the calendar of its own region: with its holidays, and without what others do. */
  own: Calendar[]
}

/** A world of accounts with Poisson counts, weekends, holidays of regions and seasons, some of which fall, fall silent or lose their champion. */
function make(seed: number, { accounts = 150, days = 150 } = {}): Made {
  const random = new Random(seed * 7919)
  const end = Date.UTC(2026, Math.floor(random.next() * 12), 1 + Math.floor(random.next() * 28))
  const starts = Array.from({ length: days + 1 }, (_, index) => end - (days - index) * dayMs)
  const planted: Planted[] = []
  const isCalm: boolean[] = []
  const rates: number[][] = []
  const counts: number[][] = []
  const people: Map<string, number[]>[] = []
  const own: Calendar[] = []
  const flat = calendarOf(starts, 'UTC', [], [])
  for (let account = 0; account < accounts; account++) {
    const region = regions[Math.floor(random.next() * regions.length)] ?? regions[0]
    if (!region) throw new Error('There are no regions')
    const kind = account % 5 === 0 ? (account / 5) % 3 : -1
    isCalm.push(kind < 0)
    own.push({ ...flat, atWork: starts.map((day) => (isWorkingDay(day, region) ? 1 : 0)) })
    const baseline = kind < 0 ? 4 + Math.floor(random.next() * 30) : 20 + Math.floor(random.next() * 20)
    const from = Math.floor(days - 40 + random.next() * 15)
    const left = kind === 0 ? 0.1 + random.next() * 0.3 : kind === 1 ? 0 : 1
    if (kind >= 0) planted.push({ account, from, left, champion: kind === 2 })
    const shares = Array.from({ length: 5 + Math.floor(random.next() * 4) }, (_, index) =>
      index === 0 ? 3 : (1 + Math.floor(random.next() * 10)) / 5
    )
    const all = shares.reduce((sum, share) => sum + share, 0)
    const its = new Map<string, number[]>()
    const rate = starts.map((day, index) => {
      const working = isWorkingDay(day, region) ? 1 : 0.05
      return index === days ? 0 : baseline * working * season(day) * (index >= from && kind >= 0 ? left : 1)
    })
    for (const [index, share] of shares.entries()) {
      const isGone = (at: number) => kind === 2 && index === 0 && at >= from
      its.set(
        `u${index}`,
        rate.map((each, at) => (isGone(at) ? 0 : random.poisson((each * share) / all)))
      )
    }
    const total = rate.map((_, at) => [...its.values()].reduce((sum, user) => sum + (user[at] ?? 0), 0))
    rates.push(rate)
    counts.push(total)
    people.push(its)
  }
  const events = starts.map((_, at) => counts.reduce((sum, its) => sum + (its[at] ?? 0), 0))
  const active = starts.map((_, at) => counts.filter((its) => (its[at] ?? 0) > 0).length)
  return {
    calendar: calendarOf(starts, 'UTC', events, active),
    firstAt: (starts[0] ?? 0) - 400 * dayMs,
    counts,
    rates,
    people,
    planted,
    isCalm,
    own
  }
}

const of = (key: 'usage_drop' | 'quiet_account' | 'champion_quiet') => patternOf(key, wholeSettings(key))
const kinds = ['drop', 'quiet', 'champion'] as const

/**
 * Looks for planted stories in made-up worlds of these seeds with the built-in signals as they are set by default. A story counts from the first day on which
 * its signal holds in the rates themselves, without chance, by the holidays of the account's own region.
 */
export function measureAccuracy(from: number, to: number): Accuracy {
  const drop = of('usage_drop')
  const quiet = of('quiet_account')
  const champion = of('champion_quiet')
  if (
    drop?.detection !== 'customer_activity_drop' ||
    quiet?.detection !== 'event_absence' ||
    champion?.detection !== 'related_user_inactivity'
  )
    throw new Error('The built-in signals are of other kinds')
  const delays = { drop: [] as number[], quiet: [] as number[], champion: [] as number[] }
  const late: string[] = []
  let calmMonths = 0
  let alarms = 0
  for (let seed = from; seed <= to; seed++) {
    const { calendar, firstAt, counts, rates, people, planted, isCalm, own } = make(seed)
    const { dayStarts } = calendar
    const first = dayStarts[75] ?? 0
    const found = {
      drop: counts.map((its) => replayDrop(drop, its, firstAt, calendar, first)),
      quiet: counts.map((its) => replaySilence(quiet, its, firstAt, calendar, first)),
      champion: people.map((its) => replayPeople(champion, its, calendar, first, undefined))
    }
    for (const { account, from: began, left, champion: isChampion } of planted) {
      const since = dayStarts[began] ?? 0
      const kind = isChampion ? 'champion' : left === 0 ? 'quiet' : 'drop'
      const its = rates[account] ?? []
      const region = own[account] ?? calendar
      const silent = its.map((rate, at) => (at >= began ? 0 : rate))
      const [holds] = kind === 'drop' ? replayDrop(drop, its, firstAt, region, since) : replaySilence(quiet, silent, firstAt, region, since)
      if (holds === undefined) continue
      const seen = found[kind][account]?.find((at) => at >= since)
      const delay = seen === undefined ? Number.POSITIVE_INFINITY : Math.max(0, (seen - holds) / dayMs)
      delays[kind].push(delay)
      if (delay > 3)
        late.push(`seed ${seed}, ${kind}, ${left.toFixed(2)} left: ${delay} days after ${new Date(holds).toISOString().slice(0, 10)}`)
    }
    const calm = isCalm.flatMap((each, account) => (each ? [account] : []))
    calmMonths += (calm.length * 75) / 30
    for (const kind of kinds) alarms += calm.reduce((sum, account) => sum + (found[kind][account]?.length ?? 0), 0)
  }
  const stories = Object.fromEntries(
    kinds.map((kind) => {
      const known = delays[kind].filter(Number.isFinite)
      const meanDays = known.reduce((sum, delay) => sum + delay, 0) / known.length
      return [kind, { count: delays[kind].length, late: delays[kind].filter((delay) => delay > 3).length, meanDays }]
    })
  )
  return { stories, alarms: (alarms / calmMonths) * 50, late }
}
