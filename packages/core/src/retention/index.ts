/** How long kinds of data are kept, and the removal of what is older. */

export { retention } from './jobs/retention.js'
export { retentionOperations } from './operations.js'
export { retentionRules } from './tables/retention-rules.js'
export { retentionRuns } from './tables/retention-runs.js'
