import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { planRun } from './runs/plan-run.js'

/** An automation that waits for its agent goes on when the agent's run has ended. */
export const resumeAfterAgent = defineSubscriber({
  at: beforeCommit,
  kinds: ['agentRunEnded'],
  async follow(changes, { transaction, ids, now }) {
    const waiting = new Set(changes.flatMap(({ automationId }) => automationId ?? []))
    for (const id of [...waiting].sort()) await planRun(transaction, id, now, ids, now)
  }
})
