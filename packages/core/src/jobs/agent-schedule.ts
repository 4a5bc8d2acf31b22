import { agentScheduleKind, agentSchedulePayload, beginScheduledRun } from '../domain/agents/plan-runs.js'
import { defineJob } from './define-job.js'

/** Exists while an agent with a schedule is enabled. */
export const agentSchedule = defineJob({
  kind: agentScheduleKind,
  summary: "Begins an agent's run when the time of its schedule has come.",
  lane: 'maintenance',
  payload: agentSchedulePayload,
  attempts: Number.POSITIVE_INFINITY,
  async run({ agentId }, { save, ids, clock }) {
    await save((transaction) => beginScheduledRun(transaction, agentId, ids, clock.now()))
  }
})
