import { type NearRenewal, readNearRenewals } from '../../briefing/index.js'
import { counted, dayAfter, dayWords } from '../../mail/index.js'
import { amountOf } from '../../relationship/index.js'
import { cutCodePoints } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'

const daysAhead = 30

/** The terms that end, or whose notice has to be given, within 30 days. */
export async function nearRenewals({ store, memberId, scope, now, today }: Reader): Promise<Part> {
  const days = { from: today, to: dayAfter(today, daysAhead) }
  const near = await readNearRenewals(store, days, now, scope === 'mine' ? memberId : undefined)
  const lines = near.map(({ renewal, name, customerId }) => ({
    text: `${cutCodePoints(name, maxName)}: the term ends ${dayWords(renewal.endsOn, today)}`,
    detail: detailOf(renewal, today),
    path: `/console/customers/${customerId}`
  }))
  return { lines, more: 0, news: lines.length === 0 ? null : `${counted(lines.length, 'renewal')} near` }
}

function detailOf({ noticeOn, yearlyCents, currency }: NearRenewal['renewal'], today: string): string | null {
  const worth = yearlyCents === null ? undefined : amountOf(yearlyCents, currency)
  const sentences = [
    ...(noticeOn !== null && noticeOn >= today ? [`Notice can be given until ${dayWords(noticeOn, today)}.`] : []),
    ...(worth === undefined ? [] : [`It is worth ${worth} a year.`])
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
