interface Scale {
  slope: number
  offset: number
}

/**
 * Fits the slope and the offset that turn scores into probabilities. Each step is a Newton step on the logistic loss, halved until the loss falls
 * (Platt 1999; Lin, Lin, Weng 2007).
 */
export function fitScale(scores: readonly number[], answers: readonly (boolean | undefined)[]): Scale {
  const known = scores.flatMap((score, index) => {
    const answer = answers[index]
    return answer === undefined ? [] : [{ score, answer }]
  })
  const lossOf = ({ slope, offset }: Scale) =>
    known.reduce((sum, { score, answer }) => {
      const value = slope * score + offset
      return sum + Math.log1p(Math.exp(-Math.abs(value))) + Math.max(0, answer ? -value : value)
    }, 0)
  let scale = { slope: 1, offset: 0 }
  let loss = lossOf(scale)
  for (let round = 0; round < 50; round++) {
    const [bySlope, byOffset] = newtonStep(known, scale)
    let next = scale
    let nextLoss = loss
    for (let share = 1; share > 1e-6 && nextLoss >= loss; share /= 2) {
      next = { slope: scale.slope - share * bySlope, offset: scale.offset - share * byOffset }
      nextLoss = lossOf(next)
    }
    if (nextLoss >= loss - 1e-6) break
    scale = next
    loss = nextLoss
  }
  return scale
}

function newtonStep(known: readonly { score: number; answer: boolean }[], { slope, offset }: Scale): [slope: number, offset: number] {
  let bySlope = 0
  let byOffset = 0
  let curve = 1e-6
  let cross = 0
  let flat = 1e-6
  for (const { score, answer } of known) {
    const probability = 1 / (1 + Math.exp(-(slope * score + offset)))
    const error = probability - (answer ? 1 : 0)
    const spread = probability * (1 - probability)
    bySlope += error * score
    byOffset += error
    curve += spread * score * score
    cross += spread * score
    flat += spread
  }
  const determinant = curve * flat - cross * cross
  return [(bySlope * flat - byOffset * cross) / determinant, (byOffset * curve - bySlope * cross) / determinant]
}
