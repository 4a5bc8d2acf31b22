import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readInstant } from './instant.js'

const lower = { bound: 'lower' } as const

it('reads any offset, and any precision', () => {
  const noon = Date.UTC(2026, 0, 31, 12)
  expect(readInstant('2026-01-31T12:00:00Z', 'at', lower)).toBe(noon)
  expect(readInstant('2026-01-31T17:30:00+05:30', 'at', lower)).toBe(noon)
  expect(readInstant('2026-01-31t12:00:00.5z', 'at', lower)).toBe(noon + 500)
  expect(readInstant('2026-01-31T12:00:00.0010000Z', 'at', lower)).toBe(noon + 1)
})

it('rounds parts of a millisecond so that a bound includes what it says', () => {
  const text = '2026-01-31T12:00:00.0015Z'
  expect(readInstant(text, 'at', { bound: 'upper' })).toBe(Date.UTC(2026, 0, 31, 12) + 1)
  expect(readInstant(text, 'at', { bound: 'lower' })).toBe(Date.UTC(2026, 0, 31, 12) + 2)
})

it.each([
  '',
  '2026-01-31',
  '2026-01-31T12:00:00',
  '2026-01-31 12:00:00Z',
  '2026-02-29T12:00:00Z',
  '2026-04-31T12:00:00Z',
  '2026-13-01T12:00:00Z',
  '2026-01-31T25:00:00Z',
  '2026-01-31T23:59:60Z',
  '2026-01-31T12:00:00+24:00',
  '2026-01-31T12:00:00Z[UTC]',
  '+002026-01-31T12:00:00Z'
])('refuses %j, naming the path', (text) => {
  expect(() => readInstant(text, 'input.at', lower)).toThrow(/^input\.at must be a date-time with its offset/)
})

it('refuses other offsets where only UTC is taken', () => {
  expect(() => readInstant('2026-01-31T12:00:00+00:00', 'at', { utc: true, bound: 'upper' })).toThrow('UTC date-time ending in Z')
})

it('reads back whatever instant is written', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }), (date) => {
      expect(readInstant(date.toISOString(), 'at', { utc: true, bound: 'lower' })).toBe(date.getTime())
    })
  )
})
