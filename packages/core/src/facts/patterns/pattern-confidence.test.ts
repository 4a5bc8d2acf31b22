import fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternConfidence } from './pattern-confidence.js'

it.each([
  [0.9, 0, 0, 0.9],
  [0.9, 0, 1, 0.82],
  [0.9, 0, 2, 0.75],
  [0.6, 5, 0, 0.73],
  [0.9, 0, 20, 0.3],
  [0.9, 0, 2000, 0.3],
  [0.6, 2000, 0, 0.87]
])('of %d is after %d confirmations and %d dismissals %d', (found, confirmed, dismissed, expected) => {
  expect(patternConfidence(found, { confirmed, dismissed })).toBe(expected)
})

it('rises with confirmations, falls with dismissals, and keeps a third of the weight with the pattern', () => {
  const count = fc.nat(10_000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), count, count, (percent, confirmed, dismissed) => {
      const found = percent / 100
      const now = patternConfidence(found, { confirmed, dismissed })
      expect(patternConfidence(found, { confirmed: confirmed + 1, dismissed })).toBeGreaterThanOrEqual(now - 0.01)
      expect(patternConfidence(found, { confirmed, dismissed: dismissed + 1 })).toBeLessThanOrEqual(now + 0.01)
      expect(now).toBeGreaterThanOrEqual(found / 3 - 0.01)
      expect(now).toBeLessThanOrEqual((found + 2) / 3 + 0.01)
    })
  )
})
