/** Rows with their labels. The first column of every row is 1, for the intercept. */
export interface Sample {
  rows: readonly (readonly number[])[]
  /** Whether each row's customer left in time: 1 or 0. */
  labels: readonly number[]
  /** How many customers each row stands for. */
  weights: readonly number[]
}

/** What is known of coefficients before a fit: what they are near, how firmly, and between which bounds they lie. One entry for each column. */
export interface Prior {
  means: readonly number[]
  penalties: readonly number[]
  lowest: readonly number[]
  highest: readonly number[]
}

const maxSteps = 25
const maxRounds = 200
const precision = 1e-6

export const sigmoid = (value: number) => (value >= 0 ? 1 / (1 + Math.exp(-value)) : Math.exp(value) / (1 + Math.exp(value)))

export function dot(row: readonly number[], coefficients: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < row.length; index++) sum += (row[index] ?? 0) * (coefficients[index] ?? 0)
  return sum
}

/**
 * The coefficients of a logistic regression that maximise the likelihood less `Σ penalty (coefficient − mean)² / 2`, within bounds. By Newton's method
 * (iteratively reweighted least squares: McCullagh and Nelder, Generalized Linear Models, 1989, section 4.4). Each step minimises a quadratic function within
 * the bounds, one coordinate after the other (Friedman, Hastie and Tibshirani, Regularization Paths for Generalized Linear Models via Coordinate Descent,
 * 2010, sections 2.1 and 3). A step that makes the likelihood worse is halved.
 *
 * @example fitLogistic({ rows: [[1, 0], [1, 1]], labels: [0, 1], weights: [1, 1] }, prior)
 */
export function fitLogistic(sample: Sample, prior: Prior, start: readonly number[] = prior.means): number[] {
  let coefficients = start.map((value, index) => bounded(value, prior, index))
  let loss = lossOf(sample, coefficients, prior)
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, curvature } = expansion(sample, coefficients, prior)
    const target = minimise(coefficients, gradient, curvature, prior)
    const before = loss
    for (let share = 1; share > 1e-3; share /= 2) {
      const tried = coefficients.map((value, index) => value + share * ((target[index] ?? value) - value))
      const itsLoss = lossOf(sample, tried, prior)
      if (itsLoss > loss) continue
      coefficients = tried
      loss = itsLoss
      break
    }
    if (before - loss < precision * (1 + Math.abs(loss))) break
  }
  return coefficients
}

const bounded = (value: number, { lowest, highest }: Prior, index: number) =>
  Math.min(highest[index] ?? Number.POSITIVE_INFINITY, Math.max(lowest[index] ?? Number.NEGATIVE_INFINITY, value))

/** The negative log-likelihood with the penalties. `log(1 + e^z)` is written so that no large number overflows. */
function lossOf({ rows, labels, weights }: Sample, coefficients: readonly number[], { means, penalties }: Prior): number {
  let loss = 0
  for (const [index, row] of rows.entries()) {
    const value = dot(row, coefficients)
    const softplus = Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)))
    loss += (weights[index] ?? 1) * (softplus - (labels[index] ?? 0) * value)
  }
  return coefficients.reduce((sum, value, index) => sum + 0.5 * (penalties[index] ?? 0) * (value - (means[index] ?? 0)) ** 2, loss)
}

/** The gradient and the second derivatives of the loss: `Xᵀ W (p − y)` and `Xᵀ W p (1 − p) X`, with the penalties'. */
function expansion({ rows, labels, weights }: Sample, coefficients: readonly number[], { means, penalties }: Prior) {
  const size = coefficients.length
  const gradient = new Float64Array(size)
  const curvature = new Float64Array(size * size)
  for (const [index, row] of rows.entries()) {
    const weight = weights[index] ?? 1
    const probability = sigmoid(dot(row, coefficients))
    const slope = weight * (probability - (labels[index] ?? 0))
    const bend = weight * probability * (1 - probability)
    for (let i = 0; i < size; i++) {
      const value = row[i] ?? 0
      if (value === 0) continue
      gradient[i] = (gradient[i] ?? 0) + slope * value
      const bent = bend * value
      for (let j = 0; j <= i; j++) curvature[i * size + j] = (curvature[i * size + j] ?? 0) + bent * (row[j] ?? 0)
    }
  }
  for (let i = 0; i < size; i++) {
    const penalty = penalties[i] ?? 0
    gradient[i] = (gradient[i] ?? 0) + penalty * ((coefficients[i] ?? 0) - (means[i] ?? 0))
    // What no row tells of stays where it is: a little curvature keeps the step finite.
    curvature[i * size + i] = (curvature[i * size + i] ?? 0) + penalty + 1e-9
    for (let j = 0; j < i; j++) curvature[j * size + i] = curvature[i * size + j] ?? 0
  }
  return { gradient, curvature }
}

/** The point within the bounds where the quadratic function with this gradient and curvature is least. */
function minimise(from: readonly number[], gradient: Float64Array, curvature: Float64Array, prior: Prior): number[] {
  const size = from.length
  const point = [...from]
  const slope = Float64Array.from(gradient)
  for (let round = 0; round < maxRounds; round++) {
    let furthest = 0
    for (let i = 0; i < size; i++) {
      const bend = curvature[i * size + i] ?? 1
      const before = point[i] ?? 0
      const after = bounded(before - (slope[i] ?? 0) / bend, prior, i)
      const moved = after - before
      if (moved === 0) continue
      point[i] = after
      for (let j = 0; j < size; j++) slope[j] = (slope[j] ?? 0) + moved * (curvature[i * size + j] ?? 0)
      furthest = Math.max(furthest, moved * moved * bend)
    }
    if (furthest < precision * precision) break
  }
  return point
}
