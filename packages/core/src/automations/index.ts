/** Who is told of what, and when. */

export { resumeAfterAgent } from './follow-agents.js'
export { matchOccurrences } from './follow-occurrences.js'
export { automationRun } from './jobs/automation-run.js'
export { automationOperations } from './operations.js'
export { reconcileRun } from './runs/reconcile-run.js'
export { automationCooldowns } from './tables/automation-cooldowns.js'
export { automationMatches } from './tables/automation-matches.js'
export { automationRuns } from './tables/automation-runs.js'
export { automations } from './tables/automations.js'
