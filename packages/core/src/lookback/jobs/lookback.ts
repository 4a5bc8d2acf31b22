import { readPastNorms } from '../../health/index.js'
import { defineJob, jobs, RescheduleAt } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import { readPastCalendars } from '../../signals/index.js'
import { extractionKind } from '../../sources/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { lookAtPage, readDepartures } from '../look-at-page.js'
import { resultOf } from '../report/tally.js'
import { lookbackKind, lookbackPayload, missingIn } from '../runs.js'
import { progressOf, settingsOf } from '../stored-run.js'
import { lookbackRuns } from '../tables/lookback-runs.js'

/** A look-back waits until everything that was stored before it is read, and asks as often as this. */
const askAgainAfter = 5_000
/** It waits no longer than this: reading may be stuck. */
const waitsAtMost = 60 * 60_000
/** A source that could not be read so often is not waited for. */
const tries = 3

/** Whether words that were stored by then are still to be read. */
async function isReading(store: OrganizationStore, by: number): Promise<boolean> {
  const where = { kind: { eq: extractionKind }, run_at: { isNull: false }, attempts: { lt: tries }, created_at: { lte: by } }
  return (await store.count(jobs, where, 1)) > 0
}

/** Looks at a page of customers in each step, and saves what they have added up to: a process that ends goes on there. */
export const lookback = defineJob({
  kind: lookbackKind,
  summary: 'Replays past months: who left, and when Rapport would have warned you.',
  lane: 'maintenance',
  payload: lookbackPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run({ runId, after: begun }, { store, save, clock }) {
    const [run] = await store.get(lookbackRuns, [{ id: runId }])
    const tally = run && progressOf(run)
    if (!run || !tally) {
      await save(async () => undefined)
      return
    }
    const now = clock.now()
    if (begun === null && now < run.created_at + waitsAtMost && (await isReading(store, run.created_at))) {
      await save(async () => new RescheduleAt(now + askAgainAfter, { runId, after: null }))
      return
    }
    const { period_start: from, period_end: to } = run
    const { default_timezone: timeZone } = await readSettings(store)
    const [calendars, departures, norms, missing] = await Promise.all([
      readPastCalendars(store, { from, to, timeZone, reading: 'happened' }),
      readDepartures(store, to),
      readPastNorms(store, { from, to, reading: 'happened' }),
      missingIn(store)
    ])
    let after = begun
    let lookedAt = run.looked_at
    do {
      const page = await lookAtPage(store, { calendars, departures, norms }, settingsOf(run), tally, after)
      after = page.last
      lookedAt += page.count
      const goesOn = await save(async (transaction) => {
        const done = after === null
        const finished = { status: 'done', progress: null, result: resultOf(tally, lookedAt, missing), finished_at: clock.now() }
        const columns = { looked_at: lookedAt, customers: Math.max(run.customers, lookedAt), ...(done ? finished : { progress: tally }) }
        await transaction.update(lookbackRuns, { id: { eq: runId } }, columns)
        return done ? undefined : { runId, after }
      })
      if (!goesOn) return
    } while (after !== null)
  }
})
