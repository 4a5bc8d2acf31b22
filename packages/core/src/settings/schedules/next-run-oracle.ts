import type { Schedule } from './next-run.js'

/** Zones whose clocks change twice a year: by an hour, by half an hour, in the south, and around midnight. */
export const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo']

interface Shown {
  at: number
  day: string
  time: string
  weekday: number
}

const step = 60_000
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * When a schedule runs, told from what clocks show minute by minute: slow and plain, for comparison. Minutes that `Intl` need not be asked for (both
 * ends of an hour lie an hour apart) are counted.
 */
export function runsOfYear(timeZone: string, year: number): (schedule: Schedule) => string[] {
  const start = Date.UTC(year, 0, 1)
  const end = Date.UTC(year + 1, 0, 1)
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit'
  })
  const look = (at: number): Shown => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const day = `${parts.year}-${parts.month}-${parts.day}`
    return { at, day, time: `${parts.hour}:${parts.minute}`, weekday: weekdays.indexOf(parts.weekday ?? '') + 1 }
  }
  const minuteOf = ({ time }: Shown) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const shown: Shown[] = []
  for (let at = start - 2 * 86_400_000; at < end; ) {
    const first = look(at)
    const last = look(at + 60 * step)
    const isPlain = first.day === last.day && minuteOf(last) - minuteOf(first) === 60
    for (let passed = 0; passed < 60; passed++) {
      const minutes = minuteOf(first) + passed
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      shown.push(isPlain ? { ...first, at: at + passed * step, time } : look(at + passed * step))
    }
    at += 60 * step
  }
  return ({ cadence, localTime, weekday }) => {
    const runs: number[] = []
    if (cadence === 'hourly') {
      for (const { at, time } of shown) if (time.slice(3) === localTime.slice(3)) runs.push(at)
    } else {
      // The first minute of each day at which clocks show the time or, having skipped it, a later one.
      const done = new Set<string>()
      for (const { at, day, time, weekday: here } of shown) {
        if (done.has(day) || time < localTime) continue
        done.add(day)
        if (cadence === 'daily' || here === weekday) runs.push(at)
      }
    }
    return runs.filter((at) => at >= start && at < end).map((at) => new Date(at).toISOString())
  }
}

/** Schedules of a zone, the same for the same numbers: every `hourlyEach`th is hourly, the others daily and weekly in turn, many of them at night. */
export function seededSchedules(timezone: string, count: number, hourlyEach: number): Schedule[] {
  return Array.from({ length: count }, (_, index): Schedule => {
    const minutes = (index * 37 + 11) % 60
    const hours = index % 3 === 0 ? (index * 7) % 24 : index % 4
    const localTime = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    if (index % hourlyEach === 1) return { cadence: 'hourly', localTime, timezone, weekday: null }
    const isWeekly = index % 2 === 1
    return { cadence: isWeekly ? 'weekly' : 'daily', localTime, timezone, weekday: isWeekly ? (index % 7) + 1 : null }
  })
}
