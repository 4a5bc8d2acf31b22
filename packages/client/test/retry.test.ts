import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patientDelay, retryAfterSeconds, retryDelay } from '../src/retry.js'

describe('the wait before a retry', () => {
  it('is between half a second and eight seconds, and grows with the attempts', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (attempt, chance) => {
        const delay = retryDelay(attempt, undefined, () => chance)
        expect(delay).toBeGreaterThanOrEqual(500)
        expect(delay).toBeLessThanOrEqual(8_000)
        expect(retryDelay(attempt + 1, undefined, () => chance)).toBeGreaterThanOrEqual(delay)
      })
    )
  })

  it('differs between clients', () => {
    expect(retryDelay(1, undefined, () => 0)).toBe(1_000)
    expect(retryDelay(1, undefined, () => 0.5)).toBe(1_500)
  })

  it('is what the server asks for', () => {
    expect(retryDelay(0, 3)).toBe(3_000)
    expect(retryDelay(7, 0)).toBe(0)
  })
})

describe('the wait of who tries without end', () => {
  it('is never less than the own one, whatever the server asks for', () => {
    expect(patientDelay(0, 0, () => 0)).toBe(500)
    expect(patientDelay(3, 1, () => 0)).toBe(4_000)
    expect(patientDelay(3, 60, () => 0)).toBe(60_000)
    expect(patientDelay(0, undefined, () => 0)).toBe(500)
  })
})

describe('a Retry-After header', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  it.each([
    ['5', 5],
    ['0', 0],
    ['0.5', 0.5],
    ['-3', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['', undefined],
    ['soon', undefined],
    [undefined, undefined]
  ])('of %j asks for %j seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds)
  })
})
