import { isTooNew } from '../customers-of-day.js'
import { featuresOf } from '../features.js'
import { healthOf } from '../formula.js'
import { judgeParts } from '../judge-parts.js'
import type { Measured } from '../measured.js'
import type { MeasuredCustomer } from '../measured-customer.js'

/** What the next day's score follows from. */
export interface ScoreBefore {
  score: number | null
  before: { base: number; days: number } | undefined
}

/** The score of a customer on a past day, by what was measured on it and by the day before; null where the customer was too new, or nothing is known. */
export function scoreOf(customer: MeasuredCustomer, measured: Measured, at: number, last: ScoreBefore | undefined): ScoreBefore {
  if (isTooNew(customer, at)) return { score: null, before: undefined }
  const { billing, assessment } = measured
  const { score, base } = healthOf(
    judgeParts(measured, featuresOf(measured)),
    { billingStatus: billing.status, state: assessment.state },
    last?.before
  )
  return { score, before: base === null ? undefined : { base, days: 1 } }
}
