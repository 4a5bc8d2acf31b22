import { calibrated } from '../fitting/calibration.js'
import { sigmoid } from '../fitting/logistic.js'
import type { StoredHorizon } from '../tables/health-models.js'

/** The probability of leaving within the days of a horizon, for a customer with these numbers. What is not known counts as the average. */
export function probabilityOf(values: readonly (number | null)[], horizon: StoredHorizon): number {
  const value = horizon.coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient * (values[index] ?? horizon.means[index] ?? 0),
    horizon.intercept
  )
  return calibrated(sigmoid(value), horizon)
}
