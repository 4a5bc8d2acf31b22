import type { Rows } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { billingReturns } from './billing-departures.js'
import { type Departure, departures } from './departures.js'
import { terms } from './tables/index.js'

/** When customers began, or came back, and when they left; each in order. Epoch milliseconds. */
export interface Tenure {
  starts: number[]
  departures: number[]
}

/** The tenure of each customer of whom a term or a billing event tells, or of these ones alone, and their departures until now. */
export async function readTenures(
  rows: Rows<'organization'>,
  now: number,
  customerIds?: readonly string[]
): Promise<{ tenures: Map<string, Tenure>; departures: Departure[] }> {
  const [left, begun, paid] = await Promise.all([
    departures(rows, { from: 0, to: now, ...(customerIds && { customerIds }) }),
    rows.find(terms, {
      where: { removed_at: { isNull: true }, starts_at: { lte: now }, ...(customerIds && { customer_id: { in: customerIds } }) },
      columns: ['customer_id', 'starts_at']
    }),
    billingReturns(rows, customerIds)
  ])
  const leftBy = groupBy(left, ({ customerId }) => customerId)
  const startedBy = groupBy(begun, ({ customer_id }) => customer_id)
  const tenures = new Map(
    [...new Set([...startedBy.keys(), ...paid.keys(), ...leftBy.keys()])].map((id) => {
      const starts = [...(startedBy.get(id) ?? []).map(({ starts_at }) => starts_at), ...(paid.get(id) ?? [])]
      return [id, { starts: starts.sort((a, b) => a - b), departures: (leftBy.get(id) ?? []).map(({ at }) => at) }] as const
    })
  )
  return { tenures, departures: left }
}

/** Whether a customer was one at an instant: it had begun, and had not left since. Who left without a known beginning was one until then. */
export function isCustomerAt({ starts, departures: left }: Tenure, at: number): boolean {
  const lastLeft = left.findLast((each) => each <= at)
  const from = lastLeft ?? Number.NEGATIVE_INFINITY
  if (starts.some((each) => each > from && each <= at)) return true
  const nextLeft = left.find((each) => each > at)
  // A leaving that is told of somebody who never came back, or never began, shows that there was something to leave.
  return nextLeft !== undefined && lastLeft === undefined && !starts.some((each) => each <= nextLeft)
}
