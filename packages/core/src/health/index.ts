/** The health score of customers, with its parts and reasons. */

export { readPastCustomers } from './as-of/past-customers.js'
export { followNotice } from './follow-notice.js'
export { beginHealth } from './health-day.js'
export { healthDay } from './jobs/health-day.js'
export { healthShape, readHealth } from './read-health.js'
export { customerHealth } from './tables/customer-health.js'
