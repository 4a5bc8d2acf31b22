import { type AgentProcess, createAgent, enableAgent, readAgentRun, startAgentRun, updateAgent } from '../agents/manage-agents.js'
import type { CallContext } from '../context.js'
import { agentChange, newAgent } from '../domain/agents/agent-input.js'
import { agentQuery, getAgent, listAgents } from '../domain/agents/read-agents.js'
import { agentRunQuery, listAgentRuns } from '../domain/agents/run-log.js'
import { switchAgent } from '../domain/agents/save-agent.js'
import type {
  Agent,
  AgentChange,
  AgentPage,
  AgentQuery,
  AgentRunPage,
  AgentRunQuery,
  NewAgent,
  WholeAgentRun
} from '../domain/agents/types.generated.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import { readBody, readId } from './read-input.js'
import type { RunningWork } from './running-work.js'
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

interface Given {
  process: AgentProcess
  running: RunningWork
  contextOf(name: string, options?: ToolCallOptions): CallContext
  existing(): Promise<string>
}

/** The agents of one organization, for the host's own code. */
export function workspaceAgents(
  { store, clock }: Settings,
  organizationId: string,
  { process, running, contextOf, existing }: Given
): WorkspaceAgents {
  const rows = store.organization(organizationId)
  return {
    list: (query = {}) => running.run(async () => listAgents(rows, clock.now(), readBody(checks.list, query, 'query'))),
    get: (id) => running.run(async () => getAgent(rows, readId(id, 'id'))),
    create: (input, options) =>
      running.run(async () => {
        const wanted = readBody(checks.create, input, 'input')
        await existing()
        return createAgent(process, contextOf('createAgent', options), wanted)
      }),
    update: (id, change, options) =>
      running.run(async () =>
        updateAgent(process, contextOf('updateAgent', options), readId(id, 'id'), readBody(checks.update, change, 'input'))
      ),
    enable: (id, options) => running.run(async () => enableAgent(process, contextOf('enableAgent', options), readId(id, 'id'))),
    disable: (id, options) => running.run(async () => switchAgent(contextOf('disableAgent', options), readId(id, 'id'), false)),
    start: (id, options) => running.run(async () => startAgentRun(process, contextOf('startAgentRun', options), readId(id, 'id'))),
    runs: (id, query = {}) =>
      running.run(async () => listAgentRuns(rows, clock.now(), readId(id, 'id'), readBody(checks.runs, query, 'query'))),
    run: (id, runId) => running.run(async () => readAgentRun(process, contextOf('getAgentRun'), readId(id, 'id'), readId(runId, 'runId')))
  }
}

const checks = {
  list: checkOf(agentQuery),
  runs: checkOf(agentRunQuery),
  create: checkOf(newAgent),
  update: checkOf(agentChange)
}
