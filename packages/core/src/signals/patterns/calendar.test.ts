import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.js'

const dayMs = 86_400_000
const monday = Date.UTC(2026, 0, 5)

/** Eight weeks in which 25 to 28 of 28 accounts are active on a working day, and few at weekends. */
function daysOf(change: Record<number, number>) {
  const dayStarts = Array.from({ length: 56 }, (_, day) => monday + day * dayMs)
  const accounts = dayStarts.map((_, day) => change[day] ?? (day % 7 >= 5 ? 4 : 25 + ((day * 5) % 4)))
  return calendarOf(
    dayStarts,
    'UTC',
    accounts.map((count) => 10 * count),
    accounts
  )
}

describe('the part of the accounts that is at work', () => {
  it('is all of them on a day on which chance leaves a few accounts out', () => {
    expect(daysOf({ 30: 23 }).atWork[30]).toBe(1)
  })

  it('is less on a holiday of many', () => {
    const { atWork } = daysOf({ 30: 10 })
    expect(atWork[30]).toBeLessThan(0.5)
    expect(atWork.filter((part, day) => day % 7 < 5 && part < 1)).toHaveLength(1)
  })

  it('is nobody at weekends', () => {
    expect(daysOf({}).atWork.filter((_, day) => day % 7 >= 5)).toEqual(new Array(16).fill(0))
  })
})
