import { type FeatureName, featureNames, features } from '../features.js'
import type { Prior } from './logistic.js'

/** How the numbers of the rows lie: what they are on average, which is taken where one is not known, and how far they spread. */
export interface Scale {
  means: number[]
  spreads: number[]
}

/** So many points of the score are worth one unit of log-odds before anything was learned. */
const pointsAUnit = 14
/** A number that hardly varies says nothing; it is not blown up. */
const minSpread = 0.02

export function scaleOf(rows: readonly { features: readonly (number | null)[]; weight: number }[]): Scale {
  const means: number[] = []
  const spreads: number[] = []
  for (const index of featureNames.keys()) {
    let weight = 0
    let sum = 0
    let squares = 0
    for (const row of rows) {
      const value = row.features[index] ?? null
      if (value === null) continue
      weight += row.weight
      sum += row.weight * value
      squares += row.weight * value * value
    }
    const mean = weight === 0 ? 0 : sum / weight
    means.push(mean)
    spreads.push(weight === 0 ? 1 : Math.max(minSpread, Math.sqrt(Math.max(0, squares / weight - mean * mean))))
  }
  return { means, spreads }
}

/** A row for the regression: 1 for the intercept, and the numbers in units of their spread. */
export const standardized = (values: readonly (number | null)[], { means, spreads }: Scale) => [
  1,
  ...featureNames.map((_, index) => ((values[index] ?? means[index] ?? 0) - (means[index] ?? 0)) / (spreads[index] ?? 1))
]

/** What the shipped score says of each column, in log-odds: what a fit begins with. */
export const shippedCoefficients = ({ spreads }: Scale) => [
  0,
  ...featureNames.map((name, index) => (features[name].points / pointsAUnit) * (spreads[index] ?? 1))
]

/**
 * What a fit takes as given. Coefficients are near `strength` times what the shipped score says, as firmly as `penalty`. What counts in the score never speaks
 * the other way round.
 */
export function priorOf(shipped: readonly number[], strength: number, penalty: number): Prior {
  const isOneSided = (name: FeatureName) => features[name].part !== null
  return {
    means: shipped.map((value) => strength * value),
    penalties: [0, ...featureNames.map(() => penalty)],
    lowest: [-30, ...featureNames.map((name) => (isOneSided(name) ? 0 : -10))],
    highest: [30, ...featureNames.map(() => 10)]
  }
}
