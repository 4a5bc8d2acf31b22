import { isCustomerAt, type Tenure } from '../terms/index.js'

/** Whether a customer has left, and has not come back: its terms and billing events say so, or all of its subscriptions have ended. */
export const hasLeft = (tenure: Tenure | undefined, billingStatus: string, at: number) =>
  billingStatus === 'CHURNED' || (tenure?.departures.some((each) => each <= at) === true && !isCustomerAt(tenure, at))
