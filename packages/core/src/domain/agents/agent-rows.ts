import type { RowOf } from '../../storage/define-table.js'
import type { agentRuns, agentSteps, agents } from '../../storage/tables/index.js'

export type AgentRow = RowOf<typeof agents>
export type AgentRunRow = RowOf<typeof agentRuns>
export type AgentStepRow = RowOf<typeof agentSteps>
