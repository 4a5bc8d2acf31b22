import { expect, it } from 'vitest'
import { nextRun } from './next-run.js'
import { runsOfYear, seededSchedules, zones } from './next-run-oracle.js'

it.each(zones)('says what clocks in %s say, for 200 schedules over a year', { timeout: 600_000 }, (timezone) => {
  const oracle = runsOfYear(timezone, 2026)
  for (const schedule of seededSchedules(timezone, 200, 20)) {
    const runs: string[] = []
    for (let next = nextRun(schedule, Date.UTC(2026, 0, 1) - 1); next < Date.UTC(2027, 0, 1); next = nextRun(schedule, next))
      runs.push(new Date(next).toISOString())
    expect(runs, JSON.stringify(schedule)).toEqual(oracle(schedule))
  }
})
