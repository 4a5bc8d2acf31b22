/** The look-back: what Rapport would have said of those who left. */

export { lookback } from './jobs/lookback.js'
export { lookbackOperations } from './operations.js'
export { lookbackRuns } from './tables/lookback-runs.js'
