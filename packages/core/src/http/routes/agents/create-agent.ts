import { createAgent } from '../../../agents/manage-agents.js'
import { newAgent } from '../../../domain/agents/agent-input.js'
import { defineRoute } from '../../define-route.js'
import { processOf, savesAgent } from './one-agent.js'

export const createAgentRoute = defineRoute({
  ...savesAgent,
  method: 'POST',
  path: '/api/agents',
  operationId: 'createAgent',
  client: { name: 'agents.create', takes: newAgent, once: true, answer: 'agent' },
  summary: 'Makes an agent, whose tools run with the grants of this key. Without a language model it is a conflict.',
  input: newAgent,
  names: { input: 'NewAgent', output: 'AgentOutput' },
  example: {
    displayName: 'Renewals',
    instructions: 'Look at customers whose renewal is near, and tell of those who complained lately.',
    schedule: { cadence: 'weekly', localTime: '08:00', timezone: 'Europe/Berlin', weekday: 1 }
  },
  fails: ['CONFLICT'],
  handle: async (input, context) => ({ agent: await createAgent(processOf(context), context, input) })
})
