import { describe, expect, it } from 'vitest'
import { weekCoverages, windowCoverage } from './coverage.js'
import { usageWindow } from './usage-window.js'

const day = 86_400_000
const monday = Date.UTC(2026, 2, 2)
const window = usageWindow(monday + 3 * day, 3, 'UTC')
const since = (instant: number | null) => ({ hasEvents: true, since: instant })

describe('coverage', () => {
  it('of weeks is complete from the first whole week of tracking on, but for the running week', () => {
    expect(weekCoverages(window, since(0))).toEqual(['complete', 'complete', 'partial'])
    expect(weekCoverages(window, since(monday - 14 * day))).toEqual(['complete', 'complete', 'partial'])
    expect(weekCoverages(window, since(monday - 14 * day + 1))).toEqual(['partial', 'complete', 'partial'])
    expect(weekCoverages(window, since(monday - 7 * day))).toEqual(['unavailable', 'complete', 'partial'])
    expect(weekCoverages(window, since(monday + day))).toEqual(['unavailable', 'unavailable', 'partial'])
  })

  it('of weeks is nothing where nobody knows when tracking began, or what was not counted', () => {
    expect(weekCoverages(window, since(null))).toEqual(['unavailable', 'unavailable', 'partial'])
    const narrowed = { ...window, startAt: monday - 3 * day, isNarrowed: true }
    expect(weekCoverages(narrowed, since(0))).toEqual(['unavailable', 'partial', 'partial'])
  })

  it('of a window is partial when anything of it is missing', () => {
    expect(windowCoverage(window, since(monday - 14 * day))).toBe('complete')
    expect(windowCoverage(window, since(monday - 14 * day + 1))).toBe('partial')
    expect(windowCoverage(window, since(null))).toBe('partial')
    expect(windowCoverage({ ...window, isNarrowed: true }, since(0))).toBe('partial')
  })
})
