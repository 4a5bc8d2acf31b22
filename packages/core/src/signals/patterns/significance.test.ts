import { describe, expect, it } from 'vitest'
import { lowerTail } from './significance.js'

/** The same by adding up every probability from none on, without logarithms. */
function added(observed: number, mean: number, variance: number): number {
  const size = mean ** 2 / (variance - mean)
  const share = mean / (size + mean)
  let part = (1 - share) ** size
  let total = 0
  for (let count = 0; count <= observed; count++) {
    total += part
    part *= ((count + size) * share) / (count + 1)
  }
  return total
}

describe('the probability of so few', () => {
  it.each([
    [0, 3, 4],
    [2, 10, 25],
    [13, 62, 120],
    [25, 50, 51],
    [1, 40, 2_000]
  ])('%i where %d is expected with the variance %d is that of the negative binomial distribution', (observed, mean, variance) => {
    expect(lowerTail(observed, mean, variance) / added(observed, mean, variance)).toBeCloseTo(1, 6)
  })

  it('is that of the Poisson distribution where nothing varies beyond it', () => {
    expect(lowerTail(0, 8, 8)).toBeCloseTo(Math.exp(-8), 12)
    expect(lowerTail(1, 8, 2)).toBeCloseTo(9 * Math.exp(-8), 12)
  })

  it('is one for what is expected and more, and next to nothing far below', () => {
    expect([lowerTail(8, 8, 10), lowerTail(9, 8, 10), lowerTail(0, 0, 0), lowerTail(-1, 8, 8)]).toEqual([1, 1, 1, 0])
    expect(lowerTail(500, 100_000, 300_000)).toBe(0)
  })
})
