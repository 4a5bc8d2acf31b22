/** A prediction with what came of it. */
export interface Outcome {
  probability: number
  /** 1 where the customer left in time. */
  label: number
  weight: number
}

const totalOf = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + outcome.weight * of(outcome), 0)

const meanOf = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number) => {
  const weight = totalOf(outcomes, () => 1)
  return weight === 0 ? 0 : totalOf(outcomes, of) / weight
}

/** The mean squared distance of predictions from what came (Brier 1950): 0 is best. */
export const brierOf = (outcomes: readonly Outcome[]) => meanOf(outcomes, ({ probability, label }) => (probability - label) ** 2)

/** The share of customers that left. */
export const rateOf = (outcomes: readonly Outcome[]) => meanOf(outcomes, ({ label }) => label)

/**
 * The probability that somebody who left was thought the more likely to leave than somebody who stayed; equal predictions count half (Mann and Whitney 1947;
 * Hanley and McNeil 1982). Null where nobody left, or nobody stayed.
 */
export function aucOf(outcomes: readonly Outcome[]): number | null {
  const sorted = outcomes.toSorted((a, b) => a.probability - b.probability)
  let stayedBelow = 0
  let right = 0
  for (let at = 0; at < sorted.length; ) {
    const value = sorted[at]?.probability
    let end = at
    while (sorted[end]?.probability === value && end < sorted.length) end++
    const equal = sorted.slice(at, end)
    const stayed = totalOf(equal, ({ label }) => 1 - label)
    right += totalOf(equal, ({ label }) => label) * (stayedBelow + stayed / 2)
    stayedBelow += stayed
    at = end
  }
  const left = totalOf(outcomes, ({ label }) => label)
  return left === 0 || stayedBelow === 0 ? null : right / (left * stayedBelow)
}

/** Predictions of about the same height: how many there are, what was said of them, and what came. */
export interface ReliabilityBin {
  count: number
  predicted: number
  observed: number
}

const maxBins = 10
const minInBin = 20

/** The predictions in up to ten bins of equal numbers, the lowest first: equally filled bins show what bins of equal width hide where most are low. */
export function binsOf(outcomes: readonly Outcome[]): ReliabilityBin[] {
  const sorted = outcomes.toSorted((a, b) => a.probability - b.probability)
  const count = Math.max(1, Math.min(maxBins, Math.floor(sorted.length / minInBin)))
  return Array.from({ length: count }, (_, index) => {
    const its = sorted.slice(Math.floor((index * sorted.length) / count), Math.floor(((index + 1) * sorted.length) / count))
    return { count: its.length, predicted: meanOf(its, ({ probability }) => probability), observed: rateOf(its) }
  }).filter((bin) => bin.count > 0)
}

/** The expected calibration error: how far predictions are from what came, over the bins (Naeini, Cooper and Hauskrecht 2015). */
export function calibrationErrorOf(bins: readonly ReliabilityBin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? 0 : bins.reduce((sum, { count, predicted, observed }) => sum + count * Math.abs(predicted - observed), 0) / all
}
