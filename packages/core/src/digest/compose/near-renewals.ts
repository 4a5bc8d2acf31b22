import { type Renewals, readRenewals } from '../../briefing/index.js'
import { amountOf } from '../../relationship/index.js'
import { cutCodePoints } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'
import { counted, dayAfter, dayWords } from './words.js'

const daysAhead = 30

/** The terms that end, or whose notice has to be given, within 30 days. */
export async function nearRenewals({ store, memberId, scope, now, today }: Reader): Promise<Part> {
  const until = dayAfter(today, daysAhead)
  const isNear = (date: string | null) => date !== null && date >= today && date <= until
  const periods = await Promise.all((['quarter', 'next'] as const).map((period) => readRenewals(store, { period }, now)))
  const near = periods
    .flatMap(({ items }) => items)
    .filter(({ renewal, customer }) => (isNear(renewal.endsOn) || isNear(renewal.noticeOn)) && !customer.hasLeft)
    .filter(({ customer }) => scope === 'all' || customer.owner?.id === memberId)
  const lines = near.map(({ renewal, customer }) => ({
    text: `${cutCodePoints(customer.name, maxName)}: the term ends ${dayWords(renewal.endsOn, today)}`,
    detail: detailOf(renewal, today),
    path: `/console/customers/${customer.customerId}`
  }))
  return { lines, more: 0, news: lines.length === 0 ? null : `${counted(lines.length, 'renewal')} near` }
}

function detailOf({ noticeOn, yearlyCents, currency }: Renewals['items'][number]['renewal'], today: string): string | null {
  const worth = yearlyCents === null ? undefined : amountOf(yearlyCents, currency)
  const sentences = [
    ...(noticeOn !== null && noticeOn >= today ? [`Notice can be given until ${dayWords(noticeOn, today)}.`] : []),
    ...(worth === undefined ? [] : [`It is worth ${worth} a year.`])
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
