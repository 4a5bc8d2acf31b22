import { defineJob } from '../../jobs/index.js'
import { agentRunKind, agentRunPayload } from '../plan-runs.js'
import { runAgent } from '../running/run-agent.js'

/** Exists while a run of an agent has not ended. A run that cannot end for another reason does by its time. */
export const agentRun = defineJob({
  kind: agentRunKind,
  summary: 'Runs an agent: asks the language model, and calls the tools that it may ask for.',
  lane: 'models',
  payload: agentRunPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run({ runId }, { agentTools, integrations, ...context }) {
    if (!agentTools) throw new Error('This process runs no agents')
    await runAgent(runId, { ...context, tools: agentTools, publicUrl: integrations.publicUrl })
  }
})
