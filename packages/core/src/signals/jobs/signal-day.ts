import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import { hasTomorrow, look, nextCustomers, nextDayOf, readLooking, writePass } from '../passes.js'
import { writeActivityDays } from '../patterns/calendar.js'
import { signalDayKind, signalDayPayload } from '../queue.js'

/** Exists while anything is watched over time or holds somebody's attention: windows move on, also of customers about whom nothing changes. */
export const signalDay = defineJob({
  kind: signalDayKind,
  summary: 'Judges signals and attention items of all customers, once a day of the workspace.',
  lane: 'maintenance',
  payload: signalDayPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run({ after: begun }, { store, save, write, ids, clock }) {
    const { default_timezone } = await readSettings(store)
    if (begun === null) await write((transaction) => writeActivityDays(transaction, clock.now(), default_timezone))
    const looking = await readLooking(store, clock.now())
    for (let after = begun; ; ) {
      const now = clock.now()
      const page = await nextCustomers(store, after)
      const pass = await look(store, looking, page, now)
      const last = page.at(-1) ?? null
      const goesOn = await save(async (transaction) => {
        await writePass(transaction, pass, ids, now)
        if (last !== null) return { after: last }
        return (await hasTomorrow(transaction)) ? new RescheduleAt(await nextDayOf(transaction, now), { after: null }) : undefined
      })
      if (!goesOn) return
      after = last
    }
  }
})
