import { isCustomerAt, type Tenure } from '../../terms/index.js'
import { day as dayLength } from '../../values/index.js'

/** Until so long after its end a term may still be renewed: before that nobody knows who has left. */
const settlingDays = 31

/**
 * What came of a customer within so many days of a day: 1 where it left, 0 where it stayed, null where that is not known yet. Nobody counts before all of the
 * days have passed and outcomes have settled: who left early would otherwise count, and who may still leave would not.
 */
export function labelOf(tenure: Tenure | undefined, day: number, horizonDays: number, now: number): 0 | 1 | null {
  const end = day + horizonDays * dayLength
  if (end + settlingDays * dayLength > now) return null
  return tenure?.departures.some((at) => at > day && at <= end) ? 1 : 0
}

/** Whether a customer belongs to the rows of a day: it could leave then. Of customers of whom no term and no payment tells, `everyone` decides. */
export const isAtRisk = (tenure: Tenure | undefined, day: number, everyone: boolean) =>
  tenure === undefined || (tenure.starts.length === 0 && tenure.departures.length === 0)
    ? everyone
    : isCustomerAt(tenure, day) || (everyone && tenure.starts.length === 0 && !tenure.departures.some((at) => at <= day))
