import { type Account, accountOf } from '../accounts.js'
import type { Random } from '../random.js'
import { dayMs, startOfDay, workingDayBefore } from '../rhythm/calendar.js'
import { pastPlots } from './plots.js'

/** So many days of activity come before the end of a term. */
const livelyDays = 120
const year = 365

/** The accounts that left or renewed within the last year. Their indices follow those of the others. */
export function pastAccountsOf(count: number, firstIndex: number, root: Random, end: number): Account[] {
  return Array.from({ length: count }, (_, number) => pastAccountOf(firstIndex + number, number, root, end))
}

function pastAccountOf(index: number, number: number, root: Random, end: number): Account {
  const account = accountOf(index, undefined, root, end)
  const random = root.of(`past of account ${index}`)
  const plot = pastPlots[number % pastPlots.length] ?? pastPlots[0]
  if (!plot) throw new RangeError('There is no past to tell')
  const round = Math.floor(number / pastPlots.length)
  // The first round ends on the days of its plots, so that each world has leads that one knows.
  const daysAgo = round === 0 ? plot.daysAgo : random.whole(35, 320)
  const endsAt = startOfDay(end - 1) - daysAgo * dayMs
  const from = endsAt - livelyDays * dayMs
  const { outcome, isChampionGone, isPaymentFailed, reason, signDays, changesTo = 1 } = plot
  const said = plot.moments.map(({ daysBefore, text, ...moment }) => ({
    ...moment,
    day: workingDayBefore(endsAt - daysBefore * dayMs, 0, account.region),
    sentence: round === 0 ? text : text.replace(/\.$/, ` (${account.name}).`)
  }))
  const firstSign = signDays === undefined ? undefined : workingDayBefore(endsAt - signDays * dayMs, 0, account.region)
  return {
    ...account,
    baseline: random.whole(6, 9),
    since: endsAt - random.whole(1, 2) * year * dayMs,
    past: {
      outcome,
      from,
      endsAt,
      changesTo,
      said,
      ...(isChampionGone !== undefined && { isChampionGone }),
      ...(isPaymentFailed !== undefined && { isPaymentFailed }),
      firstSign,
      ...(reason !== undefined && { reason })
    }
  }
}
