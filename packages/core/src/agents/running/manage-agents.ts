import type { CallContext } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import type { Model } from '../../models/index.js'
import type { Agent, AgentChange, NewAgent, WholeAgentRun } from '../../public-types/index.js'
import type { Registry } from '../../runtime/index.js'
import { findAgent } from '../read-agents.js'
import { getAgentRun } from '../run-log.js'
import { addAgent, changeAgent, runAgentNow, switchAgent } from '../save-agent.js'
import { holderOf } from './holder.js'
import { mayCall, readableTool, readTools } from './readable-tools.js'

/** What agents need of the process. */
export interface AgentProcess {
  model: Model | undefined
  registry: Registry
}

/** Makes an agent, whose tools run with the caller's grants. Throws CONFLICT without a model, and as `readTools` and `addAgent`. */
export async function createAgent(process: AgentProcess, context: CallContext, input: NewAgent): Promise<Agent> {
  requireModel(process.model)
  const tools = readTools(process.registry, context.principal, input.tools)
  return addAgent(context, input, { tools, savedBy: holderOf(context.principal) })
}

/** Changes an agent; from then on its tools run with the caller's grants. Throws as `createAgent`, and NOT_FOUND. */
export async function updateAgent(process: AgentProcess, context: CallContext, id: string, change: AgentChange): Promise<Agent> {
  requireModel(process.model)
  const before = await findAgent(context.store, id)
  const tools = readTools(process.registry, context.principal, change.tools ?? before.tools)
  return changeAgent(context, id, change, { tools, savedBy: holderOf(context.principal) })
}

/** Switches an agent on. Throws CONFLICT without a model, and NOT_FOUND. */
export async function enableAgent({ model }: AgentProcess, context: CallContext, id: string): Promise<Agent> {
  requireModel(model)
  return switchAgent(context, id, true)
}

/** Asks for a run now. Throws CONFLICT without a model or when ten runs have not ended, and NOT_FOUND. */
export async function startAgentRun(process: AgentProcess, context: CallContext, id: string): Promise<WholeAgentRun> {
  requireModel(process.model)
  return readAgentRun(process, context, id, await runAgentNow(context, id))
}

/** One run with its steps; what a tool answered is shown to those who may call it. Throws NOT_FOUND. */
export function readAgentRun({ registry }: AgentProcess, context: CallContext, id: string, runId: string): Promise<WholeAgentRun> {
  const { store, principal } = context
  return getAgentRun(store, id, runId, (name) => {
    const tool = readableTool(registry, name)
    return tool ? mayCall(principal, tool) : principal.kind === 'host'
  })
}

/** Throws CONFLICT, which says what to do, where no language model is configured. */
export function requireModel(model: Model | undefined): void {
  if (model) return
  throw new RapportError(
    'CONFLICT',
    'No language model is configured: pass languageModel to createRapport, or give the command a model in the file of --config (docs/models.md)'
  )
}
