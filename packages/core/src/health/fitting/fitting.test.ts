import { describe, expect, it } from 'vitest'
import { featureNames, features } from '../features.js'
import { calibrated, calibrationOf } from './calibration.js'
import { fitHorizon } from './fit-horizon.js'
import { type LabelledRow, predicted } from './fit-rows.js'
import { fitLogistic, sigmoid } from './logistic.js'
import { aucOf, binsOf, brierOf, calibrationErrorOf, type Outcome } from './quality.js'

const day = 86_400_000

/** Random numbers from a seed (a linear congruence), so that no test differs from the last one. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const free = (size: number, penalty = 0) => ({
  means: new Array<number>(size).fill(0),
  penalties: new Array<number>(size).fill(penalty),
  lowest: new Array<number>(size).fill(-50),
  highest: new Array<number>(size).fill(50)
})

describe('a logistic regression', () => {
  it('of one number is the logarithm of the odds', () => {
    const rows = [...new Array(40)].map((_, index) => [1, index < 20 ? 0 : 1])
    const labels = rows.map((_, index) => ((index < 20 ? index < 5 : index < 35) ? 1 : 0))
    const [intercept = 0, slope = 0] = fitLogistic({ rows, labels, weights: rows.map(() => 1) }, free(2))
    expect(intercept).toBeCloseTo(Math.log(5 / 15), 4)
    expect(intercept + slope).toBeCloseTo(Math.log(15 / 5), 4)
  })

  it('has no slope at its best point, within bounds and with penalties', () => {
    const random = randomOf(3)
    const rows = [...new Array(300)].map(() => [1, random() - 0.5, random() - 0.5, random() - 0.5])
    const labels = rows.map(([, a = 0, b = 0]) => (random() < sigmoid(-1 + 4 * a - 3 * b) ? 1 : 0))
    const prior = { ...free(4, 2), means: [0, 1, 1, 1], lowest: [-50, 0, 0, 0] }
    const fitted = fitLogistic({ rows, labels, weights: rows.map(() => 1) }, prior)
    const slopeOf = (index: number) =>
      rows.reduce(
        (sum, row, at) => {
          const value = row.reduce((total, each, place) => total + each * (fitted[place] ?? 0), 0)
          return sum + (sigmoid(value) - (labels[at] ?? 0)) * (row[index] ?? 0)
        },
        2 * ((fitted[index] ?? 0) - (prior.means[index] ?? 0))
      )
    expect(slopeOf(1)).toBeCloseTo(0, 2)
    // The second number speaks the other way round: it stays at its bound, and only beyond it would the fit be better.
    expect(fitted[2]).toBe(0)
    expect(slopeOf(2)).toBeGreaterThan(0)
  })

  it('stays finite where a number tells everything, where nobody left, and without rows', () => {
    const rows = [
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1]
    ]
    const coefficientsOf = (labels: number[]) =>
      fitLogistic({ rows, labels, weights: [1, 1, 1, 1] }, { ...free(2, 1), penalties: [0.01, 1] })
    for (const labels of [
      [0, 0, 1, 1],
      [0, 0, 0, 0]
    ])
      for (const value of coefficientsOf(labels)) expect(Number.isFinite(value)).toBe(true)
    expect(fitLogistic({ rows: [], labels: [], weights: [] }, free(2, 1))).toEqual([0, 0])
  })
})

const outcomes = (pairs: readonly (readonly [number, number])[]): Outcome[] =>
  pairs.map(([probability, label]) => ({ probability, label, weight: 1 }))

describe('the quality of predictions', () => {
  it('is the share of pairs in the right order, equal ones half', () => {
    expect(
      aucOf(
        outcomes([
          [0.1, 0],
          [0.4, 1],
          [0.4, 0],
          [0.9, 1]
        ])
      )
    ).toBe(0.875)
    expect(
      aucOf(
        outcomes([
          [0.1, 0],
          [0.4, 0]
        ])
      )
    ).toBeNull()
  })

  it('tells by bins how far predictions are from what came', () => {
    const said = outcomes(
      [...new Array(200)].map((_, index) => [index < 100 ? 0.1 : 0.5, index % 10 < (index < 100 ? 1 : 8) ? 1 : 0] as const)
    )
    expect(calibrationErrorOf(binsOf(said))).toBeCloseTo(0.15, 6)
    expect(
      brierOf(
        outcomes([
          [1, 1],
          [0.5, 0]
        ])
      )
    ).toBe(0.125)
  })

  it('is repaired by what came, and the order stays', () => {
    const random = randomOf(11)
    const said = outcomes(
      [...new Array(3_000)].map(() => {
        const truth = 0.02 + 0.3 * random()
        return [Math.min(0.99, 2 * truth), random() < truth ? 1 : 0] as const
      })
    )
    const calibration = calibrationOf(said)
    const repaired = said.map((each) => ({ ...each, probability: calibrated(each.probability, calibration) }))
    expect(calibrationErrorOf(binsOf(said))).toBeGreaterThan(0.1)
    expect(calibrationErrorOf(binsOf(repaired))).toBeLessThan(0.03)
    expect(aucOf(repaired)).toBeCloseTo(aucOf(said) ?? 0, 6)
    expect(calibrationOf(outcomes([[0.2, 0]]))).toEqual({ shift: 0, slope: 1 })
  })
})

/** Customers whose numbers say something of their leaving, and much that they do not say. */
function worldOf(seed: number, rate: number, customers = 120): LabelledRow[] {
  const random = randomOf(seed)
  return [...new Array(customers).keys()].flatMap((customer) => {
    const unhappy = random()
    const rows: LabelledRow[] = []
    for (let month = 0; month < 14; month++) {
      const values = featureNames.map((name) => {
        if (random() < 0.1) return null
        if (name === 'usageMonth' || name === 'badMood' || name === 'breadthFew') return 0.6 * unhappy + 0.4 * random()
        return random() * 0.3
      })
      const label = random() < rate * sigmoid(8 * (unhappy - 0.6)) * 2.2 ? 1 : 0
      rows.push({ customerId: `c${customer}`, day: month * 30 * day, features: values, weight: 1, label })
      if (label === 1) break
    }
    return rows
  })
}

describe('a fitted horizon', () => {
  it('never lets what counts in the score speak the other way round', async () => {
    const { regression } = await fitHorizon(worldOf(1, 0.08), 30)
    const values = featureNames.map(() => 0.5)
    const before = predicted(regression, { features: values })
    for (const [index, name] of featureNames.entries()) {
      if (features[name].part === null) continue
      expect(predicted(regression, { features: values.with(index, 1) })).toBeGreaterThanOrEqual(before)
    }
  })

  it.each([0.04, 0.12, 0.3])('is tested on later months, and calibrated, at a rate of %d', async (rate) => {
    const { later } = await fitHorizon(worldOf(7, rate, 400), 30)
    expect(later?.from).toBeGreaterThan(0)
    expect(later?.brier).toBeLessThan(later?.baseBrier ?? 0)
    expect(later?.calibrationError).toBeLessThan(0.05)
    expect(later?.auc).toBeGreaterThan(0.65)
  })

  it('does not claim to know what chance decides', async () => {
    const random = randomOf(5)
    const rows = worldOf(5, 0.1, 300).map((row) => ({ ...row, label: random() < 0.1 ? (1 as const) : (0 as const) }))
    const { later } = await fitHorizon(rows, 30)
    expect(Math.abs((later?.brier ?? 0) - (later?.baseBrier ?? 0))).toBeLessThan(0.005)
  })
})
