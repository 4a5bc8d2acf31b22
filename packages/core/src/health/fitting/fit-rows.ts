import { yieldToEventLoop } from '../../values/index.js'
import { priorOf, type Scale, scaleOf, shippedCoefficients, standardized } from './columns.js'
import { dot, fitLogistic, type Sample, sigmoid } from './logistic.js'

/** A customer as of a past day, with what came of it. */
export interface TrainingRow {
  customerId: string
  /** Epoch milliseconds. */
  day: number
  features: readonly (number | null)[]
  /** How many customers it stands for. */
  weight: number
}

export interface LabelledRow extends TrainingRow {
  label: 0 | 1
}

/** A fitted regression on standardized columns; the first coefficient is the intercept. */
export interface Regression {
  scale: Scale
  coefficients: number[]
  penalty: number
}

const penalties = [400, 100, 25, 8, 2.5]
const folds = 4

/** The share of the regression of `row`: the probability before any calibration. */
export const predicted = ({ scale, coefficients }: Regression, row: Pick<TrainingRow, 'features'>) =>
  sigmoid(dot(standardized(row.features, scale), coefficients))

/**
 * Fits rows: first how much the shipped score means here, then where the workspace's own outcomes say otherwise. The penalty is the one that predicts best on
 * customers that were left out (cross-validation by customer, so that no customer is on both sides).
 */
export async function fitRows(rows: readonly LabelledRow[]): Promise<Regression> {
  const scale = scaleOf(rows)
  const shipped = shippedCoefficients(scale)
  const all = sampleOf(rows, scale)
  const foldOf = rows.map(({ customerId }) => foldNumber(customerId))
  const losses = new Array<number>(penalties.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const train = pick(all, (index) => foldOf[index] !== fold)
    const held = pick(all, (index) => foldOf[index] === fold)
    for (const [index, coefficients] of path(train, shipped).entries()) losses[index] = (losses[index] ?? 0) + lossOf(held, coefficients)
    await yieldToEventLoop()
  }
  const best = losses.indexOf(Math.min(...losses))
  const coefficients = path(all, shipped).at(best) ?? shipped
  return { scale, coefficients, penalty: penalties[best] ?? 0 }
}

/** The coefficients for each penalty, the largest first; each begins where the one before ended. */
function path(sample: Sample, shipped: readonly number[]): number[][] {
  const strength = strengthOf(sample, shipped)
  const fitted: number[][] = []
  let start: readonly number[] = [strength.intercept, ...shipped.slice(1).map((value) => strength.slope * value)]
  for (const penalty of penalties) {
    const coefficients = fitLogistic(sample, priorOf(shipped, strength.slope, penalty), start)
    fitted.push(coefficients)
    start = coefficients
  }
  return fitted
}

/** How strongly the shipped score tells leaving here: one number, so that few outcomes are enough. */
function strengthOf(sample: Sample, shipped: readonly number[]): { intercept: number; slope: number } {
  const rows = sample.rows.map((row) => [1, dot(row, shipped)])
  const prior = { means: [0, 0.8], penalties: [0, 4], lowest: [-30, 0.05], highest: [30, 3] }
  const [intercept = 0, slope = 1] = fitLogistic({ ...sample, rows }, prior, [-3, 0.8])
  return { intercept, slope }
}

const sampleOf = (rows: readonly LabelledRow[], scale: Scale): Sample => ({
  rows: rows.map(({ features }) => standardized(features, scale)),
  labels: rows.map(({ label }) => label),
  weights: rows.map(({ weight }) => weight)
})

function pick(sample: Sample, isPicked: (index: number) => boolean): Sample {
  const indices = [...sample.rows.keys()].filter(isPicked)
  const of = <T>(list: readonly T[], none: T) => indices.map((index) => list[index] ?? none)
  return { rows: of(sample.rows, []), labels: of(sample.labels, 0), weights: of(sample.weights, 0) }
}

function lossOf({ rows, labels, weights }: Sample, coefficients: readonly number[]): number {
  return rows.reduce((sum, row, index) => {
    const value = dot(row, coefficients)
    const softplus = Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)))
    return sum + (weights[index] ?? 0) * (softplus - (labels[index] ?? 0) * value)
  }, 0)
}

/** Always the same fold for the same customer (FNV-1a). */
function foldNumber(customerId: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < customerId.length; index++) hash = Math.imul(hash ^ customerId.charCodeAt(index), 0x01_00_01_93) >>> 0
  return (hash >>> 8) % folds
}
