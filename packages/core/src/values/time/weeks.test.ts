import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay, wallClock } from './start-of-day.js'
import { weeksUntil } from './weeks.js'

const iso = (instant: number) => new Date(instant).toISOString()
const starts = (instants: readonly number[]) => instants.map(iso)
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe'
]

describe('weeks', () => {
  it('start on Monday, the last one being the running one', () => {
    const { weekStarts, dayStarts } = weeksUntil(Date.UTC(2026, 2, 4, 15), 2, 'UTC')
    expect(starts(weekStarts)).toEqual(['2026-02-23T00:00:00.000Z', '2026-03-02T00:00:00.000Z'])
    expect(dayStarts.length).toBe(10)
    expect(dayStarts.at(-1)).toBe(Date.UTC(2026, 2, 4))
  })

  it('start when the time zone says so, not when UTC does', () => {
    const sundayEvening = Date.UTC(2026, 2, 1, 23, 30)
    expect(starts(weeksUntil(sundayEvening, 1, 'UTC').weekStarts)).toEqual(['2026-02-23T00:00:00.000Z'])
    expect(starts(weeksUntil(sundayEvening, 1, 'Europe/Berlin').weekStarts)).toEqual(['2026-03-01T23:00:00.000Z'])
    expect(starts(weeksUntil(sundayEvening, 1, 'Asia/Kathmandu').weekStarts)).toEqual(['2026-03-01T18:15:00.000Z'])
  })

  it('have days of 23 and 25 hours where clocks change', () => {
    const { dayStarts } = weeksUntil(Date.UTC(2026, 2, 30, 12), 2, 'Europe/Berlin')
    const hours = dayStarts.slice(1).map((start, index) => (start - (dayStarts[index] ?? 0)) / 3_600_000)
    expect(hours).toEqual([24, 24, 24, 24, 24, 24, 23])
    const autumn = weeksUntil(Date.UTC(2026, 9, 26, 12), 2, 'Europe/Berlin').dayStarts
    expect(((autumn.at(-1) ?? 0) - (autumn.at(-2) ?? 0)) / 3_600_000).toBe(25)
  })

  it('have days that start at one where summer time starts at midnight', () => {
    expect(iso(startOfDay(Date.UTC(2018, 10, 4), 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00.000Z')
    expect(iso(startOfDay(Date.UTC(2018, 10, 5), 'America/Sao_Paulo'))).toBe('2018-11-05T02:00:00.000Z')
    expect(iso(startOfDay(Date.UTC(2018, 1, 18), 'America/Sao_Paulo'))).toBe('2018-02-18T03:00:00.000Z')
  })

  it('start each day at its first instant, in any zone', () => {
    const moment = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2030, 0, 1) })
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), fc.integer({ min: 1, max: 53 }), (now, zone, count) => {
        const { weekStarts, dayStarts } = weeksUntil(now, count, zone)
        const calendar = dayStarts.map((start) => iso(wallClock(start, zone)).slice(0, 10))
        expect(new Set(calendar).size).toBe(dayStarts.length)
        for (const start of dayStarts) {
          expect(iso(wallClock(start - 1, zone)) < iso(wallClock(start, zone)).slice(0, 10)).toBe(true)
        }
        expect(dayStarts).toEqual(dayStarts.toSorted((a, b) => a - b))
        expect(dayStarts.at(-1)).toBeLessThanOrEqual(now)
        expect(weekStarts.length).toBe(count)
        for (const start of weekStarts) expect(new Date(`${iso(wallClock(start, zone)).slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(1)
      }),
      { numRuns: 60 }
    )
  })
})
