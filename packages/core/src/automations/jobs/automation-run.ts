import { isHooked } from '../../hooks/index.js'
import { defineJob } from '../../jobs/index.js'
import { beginRun } from '../runs/begin-run.js'
import { finishRun } from '../runs/finish-run.js'
import { performRun } from '../runs/perform-run.js'
import { automationRunKind, automationRunPayload } from '../runs/plan-run.js'

/** Exists while a scheduled automation is enabled, and while one that waits for signals has something to look at. */
export const automationRun = defineJob({
  kind: automationRunKind,
  summary: 'Runs an automation: finds its customers, and writes its messages.',
  lane: 'maintenance',
  payload: automationRunPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { store, directory, save, ids, clock, integrations }) {
    const { publicUrl } = integrations
    for (;;) {
      let begun: string | null = null
      const goesOn = await save((transaction, stored) => {
        begun = stored.runId
        return beginRun(transaction, stored, ids, clock.now())
      })
      if (!goesOn) return
      // A new run is saved before it begins: the next turn takes it up, here or in another process.
      if (begun === null) continue
      const performed = await performRun(store, begun, clock.now())
      const isHeard = await isHooked(directory, 'automation.ran', clock.now())
      const finishing = { ids, now: clock.now(), publicUrl, isHeard }
      if (!(await save((transaction, stored) => finishRun(transaction, stored, performed, finishing)))) return
    }
  }
})
