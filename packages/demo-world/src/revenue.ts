import { type Account, seatPrice } from './accounts.js'
import type { Random } from './random.js'
import { dayMs, localTime } from './rhythm/calendar.js'
import type { WorldSource, WorldSubscription } from './shapes.js'

/** What an account pays for as of the end: a trial nothing yet, one whose payment failed is past due. */
export function subscriptionOf(account: Account): WorldSubscription {
  const kind = account.plot?.kind
  const trial = kind === 'trialConverts' || kind === 'trialStalls'
  return {
    externalId: `sub-${account.customerId}`,
    customer: { customerId: account.customerId },
    status: trial ? 'trialing' : kind === 'paymentFails' ? 'past_due' : 'active',
    currency: account.region.currency,
    plan: account.plan,
    items: [{ amountCents: seatPrice(account), quantity: account.seats, interval: 'month' }],
    startedAt: account.since
  }
}

const stages = ['Created', 'Quoting', 'Negotiation', 'Won', 'Lost'] as const

/** Deals with an account: an expansion that is being talked about, renewals that came. A trial's and a churning one's are open. */
export function dealsOf(account: Account, end: number, root: Random): WorldSource[] {
  const random = root.of(`deals of ${account.customerId}`)
  const { plot, customerId, name, owner, seats } = account
  if (plot === undefined && !random.chance(0.4)) return []
  const createdAt = localTime(
    (plot?.firstSign ?? Math.floor(end / dayMs) * dayMs - random.whole(20, 90) * dayMs) + dayMs,
    10,
    account.region
  )
  if (createdAt >= end) return []
  const stage = plot ? (plot.kind === 'churn' ? 'Negotiation' : 'Quoting') : random.pick(stages)
  const title =
    plot?.kind === 'trialConverts' || plot?.kind === 'trialStalls'
      ? 'First order'
      : plot?.kind === 'expansion'
        ? 'Further sites'
        : 'Next term'
  return [
    {
      sourceType: 'CRM_OPPORTUNITY',
      externalId: `${customerId}-deal`,
      occurredAt: createdAt,
      title: `${title} · ${name}`,
      permalink: `https://work.fernway.example/deals/${customerId}`,
      customer: { customerId },
      participants: owner ? [{ email: owner.email, name: owner.name, role: 'owner' }] : [],
      segments: [],
      record: {
        stage,
        stageName: stage,
        amount: Math.round((seats * seatPrice(account) * 12) / 100),
        currency: account.region.currency,
        closeDate: new Date(createdAt + 60 * dayMs).toISOString().slice(0, 10)
      }
    }
  ]
}
