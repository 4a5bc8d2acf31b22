import type { RowOf } from '../storage/index.js'
import type { agentRuns } from './tables/agent-runs.js'
import type { agentSteps } from './tables/agent-steps.js'
import type { agents } from './tables/agents.js'

export type AgentRow = RowOf<typeof agents>
export type AgentRunRow = RowOf<typeof agentRuns>
export type AgentStepRow = RowOf<typeof agentSteps>
