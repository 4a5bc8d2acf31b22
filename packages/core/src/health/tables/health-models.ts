import { Type } from 'typebox'
import { boolean, code, defineTable, integer, json, nullable, text, time } from '../../storage/index.js'

/** How a fit did in later months; see `LaterMonths`. */
export interface StoredTest {
  from: number
  to: number
  rows: number
  departures: number
  brier: number
  baseBrier: number
  baseRate: number
  auc: number | null
  calibrationError: number
  bins: { count: number; predicted: number; observed: number }[]
}

/** The probability of leaving within so many days: log-odds are `intercept + Σ coefficient × (number or its mean)`, then `shift + slope × log-odds`. */
export interface StoredHorizon {
  days: number
  /** Why it is not shown; null where it is. */
  why: string | null
  intercept: number
  coefficients: number[]
  means: number[]
  shift: number
  slope: number
  penalty: number
  test: StoredTest | null
}

/**
 * Models of leaving, the one with the highest version in force. A fit that could learn nothing is a row too, with the reason and without horizons: what was
 * true before it is not any more. `outcomes_key` is a digest of the departures that it rests on,
 * and `everyone` says that customers without a known term or payment could leave, too.
 */
export const healthModels = defineTable({
  name: 'health_models',
  scope: 'organization',
  row: Type.Object({
    version: integer(),
    fitted_at: time(),
    features_version: integer(),
    departures: integer(),
    customers: integer(),
    rows: integer(),
    everyone: boolean(),
    outcomes_key: code(),
    reason: nullable(text()),
    horizons: json<StoredHorizon[]>()
  }),
  personal: { horizons: 'none', reason: 'none' },
  key: ['version']
})
