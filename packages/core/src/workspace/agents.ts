import type {
  Agent,
  AgentChange,
  AgentPage,
  AgentQuery,
  AgentRunPage,
  AgentRunQuery,
  NewAgent,
  WholeAgentRun
} from '../public-types/index.js'
import type { ToolCallOptions } from './tools.js'

/** What looks into customers by itself, with a language model: what it is told to do, and what its runs found. */
export interface WorkspaceAgents {
  /** The agents, the newest first. Throws INVALID_TOOL_INPUT for a wrong query. */
  list(query?: AgentQuery): Promise<AgentPage>
  /** One agent. Throws NOT_FOUND. */
  get(id: string): Promise<Agent>
  /**
   * Makes an agent, disabled unless told otherwise. Its tools only read; made here, they may read everything. Throws INVALID_TOOL_INPUT naming the
   * field, and CONFLICT where no language model is configured.
   *
   * @example
   * const { id } = await workspace.agents.create({ displayName: 'Renewals', instructions: 'Who complained before a renewal?', enabled: true,
   *   schedule: { cadence: 'weekly', localTime: '08:00', weekday: 1 } })
   */
  create(input: NewAgent, options?: ToolCallOptions): Promise<Agent>
  /** Changes an agent; what is left out stays. Throws as `create`, and NOT_FOUND. */
  update(id: string, change: AgentChange, options?: ToolCallOptions): Promise<Agent>
  /** Switches it on: it runs by its schedule, and for automations that name it. Throws CONFLICT where no language model is configured. */
  enable(id: string, options?: ToolCallOptions): Promise<Agent>
  /** Switches it off: it runs only when somebody asks for it. */
  disable(id: string, options?: ToolCallOptions): Promise<Agent>
  /**
   * Runs it now, also a disabled one. The run has just begun when this resolves. Throws NOT_FOUND, and CONFLICT where no language model is configured
   * or ten runs have not ended.
   *
   * @example const { id: runId } = await workspace.agents.start(id)
   */
  start(id: string, options?: ToolCallOptions): Promise<WholeAgentRun>
  /** Its runs of the last 90 days, the newest first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a wrong query. */
  runs(id: string, query?: AgentRunQuery): Promise<AgentRunPage>
  /** One run: its outputs, and everything that was read and answered. Throws NOT_FOUND. */
  run(id: string, runId: string): Promise<WholeAgentRun>
}
