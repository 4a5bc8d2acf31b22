import { type Account, seatPrice } from './accounts.js'
import { leftAt } from './past/past.js'
import type { Random } from './random.js'
import { dayMs, localTime, startOfDay } from './rhythm/calendar.js'
import type { WorldBilling, WorldSource, WorldSubscription } from './shapes.js'

/** What an account pays for as of the end: a trial nothing yet, one whose payment failed is past due. */
export function subscriptionOf(account: Account): WorldSubscription {
  const kind = account.plot?.kind
  const canceledAt = leftAt(account)
  const trial = kind === 'trialConverts' || kind === 'trialStalls'
  return {
    externalId: `sub-${account.customerId}`,
    customer: { customerId: account.customerId },
    status: canceledAt !== undefined ? 'canceled' : trial ? 'trialing' : kind === 'paymentFails' ? 'past_due' : 'active',
    currency: account.region.currency,
    plan: account.plan,
    items: [{ amountCents: seatPrice(account), quantity: account.seats, interval: 'month' }],
    startedAt: account.since,
    ...(canceledAt !== undefined && { canceledAt })
  }
}

/** How far back it is told what customers paid for: longer than what they did. */
const billingDays = 180

/**
 * What accounts paid for, the oldest first, and at last what they do as of the end. Some begin in this time, most come with fewer seats than they have now
 * and take more on the first of a month; a payment fails on the day of its story's first sign.
 */
export function billingOf(accounts: readonly Account[], end: number, root: Random): WorldBilling[] {
  const start = startOfDay(end - 1) - billingDays * dayMs
  const days = new Map<number, WorldSubscription[]>()
  for (const account of accounts)
    for (const [at, subscription] of courseOf(account, start, end, root)) days.set(at, [...(days.get(at) ?? []), subscription])
  return [...days].map(([at, subscriptions]) => ({ at, subscriptions })).sort((one, other) => one.at - other.at)
}

/** What one account paid for, by the time from which on it did. */
function courseOf(account: Account, start: number, end: number, root: Random): Map<number, WorldSubscription> {
  const { customerId, since, plot, past } = account
  if (past?.outcome === 'left') return courseOfPast(account, start)
  const random = root.of(`billing of ${customerId}`)
  const now = subscriptionOf(account)
  const failsAt = plot?.kind === 'paymentFails' ? plot.firstSign : undefined
  const earlier = failsAt === undefined ? now : { ...now, status: 'active' as const }
  const began = Math.max(since, start)
  const changes = now.status === 'trialing' ? [] : firstsOfMonths(began, failsAt ?? end).filter(() => random.chance(0.3))
  const course = new Map<number, WorldSubscription>()
  let seats = account.seats
  // Backwards from what there is now, so that all of it ends there.
  for (const at of changes.toReversed()) {
    course.set(at, withSeats(earlier, seats))
    seats = Math.max(1, Math.round(seats * (random.chance(0.15) ? 1.1 : 0.86)))
  }
  course.set(began, withSeats(earlier, seats))
  if (failsAt !== undefined) course.set(failsAt, now)
  return course
}

/** What an account paid for until it left: the same all the time, so that nothing but its story tells of it. */
function courseOfPast(account: Account, start: number): Map<number, WorldSubscription> {
  const { since, past } = account
  const now = subscriptionOf(account)
  if (!past || past.endsAt <= start) return new Map([[start, now]])
  const { canceledAt: _, ...running } = now
  const course = new Map<number, WorldSubscription>([[Math.max(since, start), { ...running, status: 'active' }]])
  if (past.isPaymentFailed && past.firstSign !== undefined) course.set(Math.max(past.firstSign, start), { ...running, status: 'past_due' })
  return course.set(past.endsAt, now)
}

const withSeats = (subscription: WorldSubscription, quantity: number): WorldSubscription => ({
  ...subscription,
  items: subscription.items.map((item) => ({ ...item, quantity }))
})

function firstsOfMonths(from: number, to: number): number[] {
  const begin = new Date(from)
  const firsts = Array.from({ length: Math.ceil((to - from) / (28 * dayMs)) }, (_, month) =>
    Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1 + month, 1)
  )
  return firsts.filter((at) => at > from && at < to)
}

const stages = ['Created', 'Quoting', 'Negotiation', 'Won', 'Lost'] as const

/** Deals with an account: an expansion that is being talked about, renewals that came. A trial's and a churning one's are open. */
export function dealsOf(account: Account, end: number, root: Random): WorldSource[] {
  const random = root.of(`deals of ${account.customerId}`)
  const { plot, past, customerId, name, owner, seats } = account
  if (past || (plot === undefined && !random.chance(0.4))) return []
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
