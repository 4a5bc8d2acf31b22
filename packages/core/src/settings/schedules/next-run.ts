import { day, wallClock } from '../../values/index.js'

/** When an automation runs by itself. `localTime` is HH:MM; of an hourly one only its minutes count. `weekday` is 1 (Monday) to 7, of a weekly one alone. */
export interface Schedule {
  cadence: 'hourly' | 'daily' | 'weekly'
  localTime: string
  timezone: string
  weekday: number | null
}

const minute = 60_000
const hour = 60 * minute
/** No zone's clocks were ever moved by more at once. */
const maxChangeMs = 25 * hour
/** How many days are looked at: a week, and those that clocks skip. */
const daysAhead = 10

/**
 * The first time after `after` at which a schedule runs. A local time that does not exist runs at the next minute that does, one that exists twice runs
 * the first time. An hourly schedule knows no such times: it runs in each hour that passes.
 *
 * @example nextRun({ cadence: 'weekly', localTime: '09:00', timezone: 'Europe/Berlin', weekday: 1 }, clock.now())
 */
export function nextRun(schedule: Schedule, after: number): number {
  const [hours = 0, minutes = 0] = schedule.localTime.split(':').map(Number)
  if (schedule.cadence === 'hourly') return nextMinute(minutes, schedule.timezone, after)
  const today = Math.floor(wallClock(after, schedule.timezone) / day) * day
  // From the day before: where clocks skip a time late in the evening, its run is on the next day.
  for (let local = today - day; local <= today + daysAhead * day; local += day) {
    if (schedule.cadence === 'weekly' && weekdayOf(local) !== schedule.weekday) continue
    const at = instantOf(local + hours * hour + minutes * minute, schedule.timezone)
    if (at > after) return at
  }
  throw new RangeError(`A ${schedule.cadence} schedule must run within ${daysAhead} days`)
}

/** 1 for Monday to 7 for Sunday. */
function weekdayOf(localDay: number): number {
  return new Date(localDay).getUTCDay() || 7
}

/** When clocks in a zone first show a time (as if they showed UTC); where they skip it, the first minute after the gap. */
function instantOf(local: number, timeZone: string): number {
  const offsets = [local - maxChangeMs, local + maxChangeMs].map((instant) => wallClock(instant, timeZone) - instant)
  const candidates = offsets.map((offset) => local - offset)
  const shown = candidates.filter((instant) => wallClock(instant, timeZone) === local)
  if (shown.length > 0) return Math.min(...shown)
  let before = Math.min(...candidates) - minute
  let behind = Math.max(...candidates)
  while (behind - before > minute) {
    const middle = before + Math.floor((behind - before) / 2 / minute) * minute
    if (wallClock(middle, timeZone) > local) behind = middle
    else before = middle
  }
  return behind
}

/** The next time at which clocks in a zone show these minutes of an hour. */
function nextMinute(minutes: number, timeZone: string, after: number): number {
  const start = Math.floor(after / minute) * minute + minute
  const shown = (instant: number) => wallClock(instant, timeZone)
  const guess = start + ((minutes - new Date(shown(start)).getUTCMinutes() + 60) % 60) * minute
  if (shown(guess) - guess === shown(start) - start) return guess
  // Clocks change in between, in some zones by half an hour.
  let at = start
  while (new Date(shown(at)).getUTCMinutes() !== minutes) at += minute
  return at
}
