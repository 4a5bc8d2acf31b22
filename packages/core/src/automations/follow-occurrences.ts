import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { planRun } from './runs/plan-run.js'
import { automationMatches } from './tables/automation-matches.js'
import { automations } from './tables/automations.js'

/** Every automation that waits for a signal is to tell of an occurrence from the commit on that writes it. */
export const matchOccurrences = defineSubscriber({
  at: beforeCommit,
  kinds: ['signalOccurred'],
  async follow(changes, { transaction, ids, now }) {
    const waiting = await transaction.find(automations, { where: { enabled: { eq: true } } })
    const matches = waiting.flatMap(({ id, definition: { signalIds } }) =>
      changes
        .filter(({ signalId }) => signalIds.includes(signalId))
        .map(({ occurrenceId, signalId, customerId, at }) => {
          return { automation_id: id, occurrence_id: occurrenceId, signal_id: signalId, customer_id: customerId, at }
        })
    )
    if (matches.length === 0) return
    await transaction.insert(automationMatches, matches)
    const told = new Set(matches.map(({ automation_id }) => automation_id))
    // In one order everywhere: commits that wait for each other's job rows would else wait for ever.
    const atOnce = waiting.filter(({ id, trigger_type }) => trigger_type === 'SIGNAL_OCCURRENCE' && told.has(id))
    for (const { id } of atOnce.sort((a, b) => (a.id < b.id ? -1 : 1))) await planRun(transaction, id, now, ids, now)
  }
})
