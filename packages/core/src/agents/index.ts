/** Agents of the workspace: their definitions, runs and reports. */

export { agentRun } from './jobs/agent-run.js'
export { agentSchedule } from './jobs/agent-schedule.js'
export { agentOperations } from './operations.js'
export { startRun } from './plan-runs.js'
export { agentRunStatuses } from './run-log.js'
export { requireModel } from './running/manage-agents.js'
export { agentRuns, type StoredAgentScope } from './tables/agent-runs.js'
export { agentSteps } from './tables/agent-steps.js'
export { agents } from './tables/agents.js'
