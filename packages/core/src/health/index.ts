/** The health score of customers, with its parts and reasons, and the probabilities of leaving where they can be told. */

export { readPastCustomers } from './as-of/past-customers.js'
export { followNotice } from './follow-notice.js'
export { beginHealth } from './health-day.js'
export { healthDay } from './jobs/health-day.js'
export { healthFit } from './jobs/health-fit.js'
export { healthOperations } from './operations.js'
export { healthShape, readHealth } from './read-health.js'
export { customerHealth } from './tables/customer-health.js'
export { healthModels } from './tables/health-models.js'
export { healthTrainingRows } from './tables/health-training-rows.js'
export { followOutcomes } from './training/plan-fit.js'
