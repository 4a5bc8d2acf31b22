import { type Standing, standingBySubscriptions } from '../../revenue/index.js'
import { revenueSnapshots, subscriptions } from '../../revenue/tables/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { day as dayLength, groupBy, type Reading, startOfUtcDay } from '../../values/index.js'
import type { Billing } from '../evidence.js'
import { comparedDays } from '../reading/read-billing.js'

interface Noted extends Standing {
  day: number
}

/** What is known of a customer's payments over a time: days on which its snapshot differs from the one before, and its subscriptions as they are today. */
export interface PastBilling {
  noted: readonly Noted[]
  subscriptions: readonly RowOf<typeof subscriptions>[]
}

/** The payments of these customers between two instants, by customer. Read by what was recorded, subscriptions tell nothing beside the snapshots. */
export async function readPastBilling(
  rows: Rows<'organization'>,
  ids: readonly string[],
  { from, to, reading }: { from: number; to: number; reading: Reading }
): Promise<Map<string, PastBilling>> {
  const first = startOfUtcDay(from) - (comparedDays + 2) * dayLength
  const [snapshots, owned] = await Promise.all([
    rows.find(revenueSnapshots, {
      where: { customer_id: { in: ids }, day: { gte: first, lt: to } },
      columns: ['customer_id', 'day', 'billing_status', 'mrr_cents', 'currency']
    }),
    reading === 'happened' ? rows.find(subscriptions, { where: { customer_id: { in: ids } } }) : []
  ])
  const daysOf = groupBy(snapshots, ({ customer_id }) => customer_id)
  const subscriptionsOf = groupBy(owned, ({ customer_id }) => customer_id)
  return new Map(ids.map((id) => [id, { noted: changesIn(daysOf.get(id) ?? []), subscriptions: subscriptionsOf.get(id) ?? [] }]))
}

function changesIn(days: readonly Noted[]): Noted[] {
  const changes: Noted[] = []
  for (const each of days.toSorted((a, b) => a.day - b.day)) {
    const last = changes.at(-1)
    const isSame =
      last && last.billing_status === each.billing_status && last.mrr_cents === each.mrr_cents && last.currency === each.currency
    if (!isSame) changes.push(each)
  }
  return changes
}

const isPaid = ({ mrr_cents }: Standing) => (mrr_cents ?? 0) > 0

/** How a customer stood at the end of a UTC day. */
export function standingOn({ noted, subscriptions: owned }: PastBilling, day: number): Standing | undefined {
  const last = noted.findLast((each) => each.day <= day)
  if (last) return last
  if (owned.length === 0) return undefined
  const standing = standingBySubscriptions(owned, day + dayLength - 1)
  // Subscriptions know today's amounts. Those of the first day that is known are nearer, and where the two meet nothing seems to change.
  const [first] = noted
  return first && isPaid(first) && isPaid(standing) && first.currency === standing.currency
    ? { ...standing, mrr_cents: first.mrr_cents }
    : standing
}

/** How a customer stands with its payments at an instant: by the last UTC day that had ended. */
export function billingAt(past: PastBilling, at: number): Billing {
  const today = startOfUtcDay(at)
  const standing = standingOn(past, today - dayLength)
  const before = standingOn(past, today - comparedDays * dayLength)
  const currency = standing?.currency ?? null
  return {
    status: standing?.billing_status ?? 'NONE',
    currency,
    mrrCents: standing?.mrr_cents ?? null,
    mrrBefore: before !== undefined && before.currency === currency ? before.mrr_cents : null
  }
}
