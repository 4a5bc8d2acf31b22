import { describe, expect, it } from 'vitest'
import { nextRun, type Schedule } from './next-run.js'
import { runsOfYear, seededSchedules, zones } from './next-run-oracle.js'

const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()

const daily = (localTime: string, timezone: string): Schedule => ({ cadence: 'daily', localTime, timezone, weekday: null })

describe('nextRun', () => {
  it('runs a local time that does not exist at the next minute that does', () => {
    // Clocks in Berlin go from 02:00 to 03:00 on March 29th, 2026, at 01:00 UTC.
    expect(iso(nextRun(daily('02:30', 'Europe/Berlin'), at('2026-03-28T12:00:00Z')))).toBe('2026-03-29T01:00:00.000Z')
    expect(iso(nextRun(daily('02:30', 'Europe/Berlin'), at('2026-03-29T01:00:00Z')))).toBe('2026-03-30T00:30:00.000Z')
  })

  it('runs a local time that exists twice once, at its first', () => {
    const first = nextRun(daily('02:30', 'Europe/Berlin'), at('2026-10-24T12:00:00Z'))
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z')
    expect(iso(nextRun(daily('02:30', 'Europe/Berlin'), first))).toBe('2026-10-26T01:30:00.000Z')
  })

  it('knows a day that an island has skipped', () => {
    // Samoa had no December 30th, 2011.
    const schedule: Schedule = { cadence: 'weekly', localTime: '09:00', timezone: 'Pacific/Apia', weekday: 5 }
    expect(iso(nextRun(schedule, at('2011-12-28T00:00:00Z')))).toBe('2011-12-30T10:00:00.000Z')
  })

  it('runs an hourly schedule in each hour that passes', () => {
    const hourly: Schedule = { cadence: 'hourly', localTime: '00:30', timezone: 'Europe/Berlin', weekday: null }
    let last = at('2026-10-24T22:30:00Z')
    for (let hours = 1; hours < 6; hours++) {
      const next = nextRun(hourly, last)
      expect(next - last).toBe(3_600_000)
      last = next
    }
  })

  it.each(zones)('says what clocks in %s say, over a year with both changes', (timezone) => {
    const oracle = runsOfYear(timezone, 2026)
    for (const schedule of seededSchedules(timezone, 5, 24)) expect(walk(schedule), JSON.stringify(schedule)).toEqual(oracle(schedule))
  })
})

/** All runs of 2026. */
function walk(schedule: Schedule): string[] {
  const runs: string[] = []
  for (let next = nextRun(schedule, at('2026-01-01T00:00:00Z') - 1); next < at('2027-01-01T00:00:00Z'); next = nextRun(schedule, next))
    runs.push(iso(next))
  return runs
}
