/** Examples for a yes-or-no question. Each row has the features of an example, as columns from 0. */
export interface Examples {
  rows: readonly Int32Array[]
  columns: number
}

export interface LogisticModel {
  weights: Float32Array
  bias: number
}

const passes = 8
const step = 0.25

/**
 * Fits logistic regression with a penalty on squared weights, by stochastic gradient descent. Each weight has a separate step size (AdaGrad, Duchi et al.
 * 2011). A fixed seed shuffles the examples, so the same examples give the same model.
 */
export function fitLogistic({ rows, columns }: Examples, isYes: (row: number) => boolean | undefined, penalty: number): LogisticModel {
  const weights = new Float32Array(columns)
  const squares = new Float32Array(columns).fill(1e-6)
  const used = rows.flatMap((_, row) => (isYes(row) === undefined ? [] : [row]))
  const counts = new Float32Array(columns)
  for (const row of used) for (const feature of rows[row] ?? []) counts[feature] = (counts[feature] ?? 0) + 1
  let bias = -3
  let biasSquares = 1e-6
  const random = seeded(17)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(used, random)
    for (const row of used) {
      const features = rows[row] ?? new Int32Array()
      let score = bias
      for (const feature of features) score += weights[feature] ?? 0
      const slope = 1 / (1 + Math.exp(-score)) - (isYes(row) ? 1 : 0)
      biasSquares += slope * slope
      bias -= (step * slope) / Math.sqrt(biasSquares)
      for (const feature of features) {
        const weight = weights[feature] ?? 0
        const gradient = slope + (penalty / (counts[feature] ?? 1)) * weight
        const square = (squares[feature] ?? 0) + gradient * gradient
        squares[feature] = square
        weights[feature] = weight - (step * gradient) / Math.sqrt(square)
      }
    }
  }
  return { weights, bias }
}

/** The score of an example. Above 0, yes is the more likely answer. */
export function scoreOf({ weights, bias }: LogisticModel, features: Int32Array): number {
  let score = bias
  for (const feature of features) score += weights[feature] ?? 0
  return score
}

function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = kept
  }
}

/** Mulberry32, by Tommy Ettinger (public domain). It is small, and good enough for shuffling. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
