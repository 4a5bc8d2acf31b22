import { fitLogistic, sigmoid } from './logistic.js'
import type { Outcome } from './quality.js'

/** How log-odds are corrected by what came later: `shift + slope × log-odds`. */
export interface Calibration {
  shift: number
  slope: number
}

export const uncalibrated: Calibration = { shift: 0, slope: 1 }

/** As firmly as this the slope is thought to be 1 and the shift 0: few outcomes correct little. */
const firmness = { shift: 2, slope: 6 }
const limit = 1e-6

const logOdds = (probability: number) => {
  const inside = Math.min(1 - limit, Math.max(limit, probability))
  return Math.log(inside / (1 - inside))
}

/**
 * Corrects predictions by their outcomes, as Platt (Probabilistic Outputs for Support Vector Machines, 1999) does, with a penalty towards no correction. The
 * slope is never negative, so that the order of customers stays.
 */
export function calibrationOf(outcomes: readonly Outcome[]): Calibration {
  if (!outcomes.some(({ label }) => label === 1) || !outcomes.some(({ label }) => label === 0)) return uncalibrated
  const [shift = 0, slope = 1] = fitLogistic(
    {
      rows: outcomes.map(({ probability }) => [1, logOdds(probability)]),
      labels: outcomes.map(({ label }) => label),
      weights: outcomes.map(({ weight }) => weight)
    },
    { means: [0, 1], penalties: [firmness.shift, firmness.slope], lowest: [-3, 0.1], highest: [3, 2] }
  )
  return { shift, slope }
}

export const calibrated = (probability: number, { shift, slope }: Calibration) => sigmoid(shift + slope * logOdds(probability))
