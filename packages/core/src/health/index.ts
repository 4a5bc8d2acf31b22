/** The health score of customers, with its parts and reasons. */

export { readPastCustomers } from './as-of/past-customers.js'
export { type ScoreBefore, scoreOf } from './as-of/score-of.js'
export { followNotice } from './follow-notice.js'
export { beginHealth } from './health-day.js'
export { healthDay } from './jobs/health-day.js'
export { type MeasuredCustomer, measuredColumns } from './measured-customer.js'
export { healthShape, readHealth } from './read-health.js'
export { customerHealth } from './tables/customer-health.js'
