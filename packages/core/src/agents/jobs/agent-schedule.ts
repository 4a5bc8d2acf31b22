import { defineJob } from '../../jobs/index.js'
import { agentScheduleKind, agentSchedulePayload, beginScheduledRun } from '../plan-runs.js'

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
