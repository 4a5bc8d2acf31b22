import { emit } from '../../changes/index.js'
import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import { readCalendar, writeActivityDays } from '../../signals/index.js'
import { healthDayKind, healthDayPayload, healthPage, nextDay, writeHealth, writeStanding } from '../health-day.js'
import { normsReader } from '../norms.js'
import { needsFit, planFit } from '../training/plan-fit.js'
import { readPopulation } from '../training/population.js'

/** Exists from the first customer on. Days that nobody has calculated come first: at most 27 of them, and in small workspaces only. */
export const healthDay = defineJob({
  kind: healthDayKind,
  summary: 'Assesses all customers and calculates their health, once a day of the workspace.',
  lane: 'maintenance',
  payload: healthDayPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(begun, { store, save, write, ids, clock }) {
    const { default_timezone } = await readSettings(store)
    await write((transaction) => writeActivityDays(transaction, clock.now(), default_timezone))
    const readNorms = normsReader(store)
    for (let { from, after } = begun; ; ) {
      const { next: day, today, tomorrow, timeZone } = await nextDay(store, from, clock.now())
      if (day === undefined) {
        const isFitDue = await needsFit(store, await readPopulation(store, clock.now()), clock.now())
        await save(async (transaction) => {
          if (isFitDue) await planFit(transaction, ids, clock.now())
          return new RescheduleAt(tomorrow, { from: tomorrow, after: null })
        })
        return
      }
      // Midnight may have come while a day was calculated: the next one begins with the first customer.
      if (day !== from) after = null
      const calendar = await readCalendar(store, day, timeZone)
      do {
        const isFirst = after === null
        const page = await healthPage(store, calendar, after, day === today ? clock.now() : undefined, readNorms)
        after = page.last
        // The last page of a day leads on to the next one, which starts after it.
        const progress = after === null ? { from: day + 1, after } : { from: day, after }
        const goesOn = await save(async (transaction) => {
          await writeHealth(transaction, page.rows, isFirst ? day : undefined)
          if (day === today) {
            await writeStanding(transaction, page, ids, clock.now())
            emit(transaction, { kind: 'healthCalculated', customerIds: [...page.measured.keys()], day })
          }
          return progress
        })
        if (!goesOn) return
        from = progress.from
      } while (after !== null)
    }
  }
})
