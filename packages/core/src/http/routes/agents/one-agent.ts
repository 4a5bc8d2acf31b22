import type { AgentProcess } from '../../../agents/manage-agents.js'
import { agentShape } from '../../../domain/agents/agent.js'
import { strictObject } from '../../../domain/strict-object.js'
import type { OperationContext } from '../../../runtime/operation-context.js'
import { uuid } from '../../../tool-shape/uuid.js'

/** The input of routes of one agent. */
export const agentId = strictObject({ id: uuid("The agent's id.") })
export const agentExample = { id: '00000000-0000-4000-8000-000000000001' }

/** What the routes share that change one agent. */
export const savesAgent = {
  tag: 'agents',
  grants: ['workspace_settings:manage'],
  output: strictObject({ agent: agentShape }),
  answer: 'The agent as it now is.'
} as const

/** What the routes share that switch an agent. */
export const switchesAgent = {
  ...savesAgent,
  method: 'POST',
  input: agentId,
  names: { input: 'AgentId', output: 'AgentOutput' },
  example: agentExample
} as const

/** What agents need of the process that answers. */
export const processOf = ({ services }: OperationContext): AgentProcess => ({ model: services.settings.model, registry: services.tools })
