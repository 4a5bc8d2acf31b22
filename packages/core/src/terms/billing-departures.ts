import { events } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { groupBy } from '../values/index.js'

const ofBilling = { type: { eq: 'BILLING_STATUS_CHANGED' } } as const

/** When billing events said that these customers have left, by customer. Such events are rare, and found by their name. */
export async function billingDepartures(
  rows: Rows<'organization'>,
  { customerIds, from, to }: { customerIds?: readonly string[]; from?: number; to?: number }
): Promise<Map<string, { at: number; learnedAt: number }[]>> {
  if (customerIds?.length === 0) return new Map()
  const found = await rows.find(events, {
    where: {
      ...ofBilling,
      event_name: { eq: 'churned' },
      customer_id: customerIds ? { in: customerIds } : { isNull: false },
      ...((from !== undefined || to !== undefined) && {
        occurred_at: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) }
      })
    },
    columns: ['customer_id', 'occurred_at', 'received_at']
  })
  const named = found.flatMap(({ customer_id: id, occurred_at: at, received_at: learnedAt }) =>
    id === null ? [] : [{ id, at, learnedAt }]
  )
  return new Map([...groupBy(named, ({ id }) => id)].map(([id, each]) => [id, each.map(({ at, learnedAt }) => ({ at, learnedAt }))]))
}

/** When billing events said that these customers pay, or all: one that had left is back. */
export async function billingReturns(rows: Rows<'organization'>, customerIds?: readonly string[]): Promise<Map<string, number[]>> {
  if (customerIds?.length === 0) return new Map()
  const found = await rows.find(events, {
    where: { ...ofBilling, event_name: { eq: 'paid' }, customer_id: customerIds ? { in: customerIds } : { isNull: false } },
    columns: ['customer_id', 'occurred_at']
  })
  return new Map([...groupBy(found, ({ customer_id }) => customer_id ?? '')].map(([id, each]) => [id, each.map((row) => row.occurred_at)]))
}
