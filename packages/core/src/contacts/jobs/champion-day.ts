import { Type } from 'typebox'
import { customers } from '../../identity/index.js'
import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import { readCalendar } from '../../signals/index.js'
import { day as dayLength, startOfDay, wallClock } from '../../values/index.js'
import { championDayKind } from '../champions/follow-champions.js'
import { judgeCustomers, writeChampions } from '../champions/reconcile-champions.js'

const customersAPage = 200
/** It follows the counting of the day's activity by other jobs. */
const afterMidnight = 20 * 60_000

/** Exists from the first customer on. With `only` it looks at these customers, of whom a text told something, and is done. */
export const championDay = defineJob({
  kind: championDayKind,
  summary: 'Finds champions and lost champions of accounts, once a day and when a text mentions one.',
  lane: 'maintenance',
  payload: Type.Object({
    after: Type.Union([Type.String(), Type.Null()]),
    only: Type.Optional(Type.Array(Type.String())),
    /** Whether it forgets who the champions were: then nobody counts as removed. */
    anew: Type.Optional(Type.Boolean())
  }),
  attempts: Number.POSITIVE_INFINITY,
  async run({ after: begun, only, anew = false }, { store, save, ids, clock }) {
    const { default_timezone: timeZone } = await readSettings(store)
    for (let after = begun; ; ) {
      const now = clock.now()
      const calendar = await readCalendar(store, now, timeZone)
      const page = only ?? (await pageOf(after))
      const judged = await judgeCustomers(store, page, calendar, now, anew)
      after = only ? null : page.length < customersAPage ? null : (page.at(-1) ?? null)
      const goesOn = await save(async (transaction) => {
        await writeChampions(transaction, judged, ids, now)
        if (only) return undefined
        return after === null ? new RescheduleAt(nextDay(now, timeZone), { after: null }) : { after }
      })
      if (!goesOn) return
    }

    async function pageOf(after: string | null): Promise<string[]> {
      const found = await store.find(customers, {
        columns: ['id'],
        limit: customersAPage,
        ...(after !== null && { after: { key: [after] } })
      })
      return found.map(({ id }) => id)
    }
  }
})

function nextDay(now: number, timeZone: string): number {
  const date = Math.floor(wallClock(now, timeZone) / dayLength) * dayLength
  return startOfDay(date + dayLength, timeZone) + afterMidnight
}
