import type { RowOf } from '../../storage/index.js'
import { startOfUtcDay } from '../../values/index.js'
import { monthlyAmount } from '../monthly-amount.js'
import { type Rational, rational } from '../rational.js'
import { billingOf, isOver, isUpcoming } from '../subscription-status.js'
import type { StoredStretch, subscriptions } from '../tables/index.js'

type Subscription = RowOf<typeof subscriptions>

/** What a history is made of. */
export type Told = Omit<Subscription, 'id' | 'customer_id' | 'customer_key' | 'created_at' | 'history'>

/** Older changes of a subscription are not kept. */
const maxStretches = 1_000

/**
 * The history of a subscription with what is now told of it. Where it tells a day, that day counts, however late it comes: a beginning (`started_at`),
 * and an end (`canceled_at`, or the period's end where it was canceled for that). A change of anything else counts from today: nothing tells an earlier
 * day. A subscription that goes on after an end has several runs. A beginning is that of the run it falls into: from the end before it, until it ends.
 * One that is over and is told again with a beginning after its end has a further run; active again without one, it goes on today.
 */
export function nextHistory(before: Subscription | undefined, told: Told, now: number): StoredStretch[] {
  if (!before) return firstHistory(told, now)
  const known = historyOf(before, now)
  const last = known.at(-1)
  const started = startOfUtcDay(told.started_at)
  if (last?.isOver && started >= last.day) return firstHistory(told, now).reduce(append, known)
  const state = stateOf(told, Math.max(now, told.started_at))
  // The end that is told now takes the place of the one that was told before.
  const running = state.isOver && last?.isOver ? known.slice(0, -1) : known
  if (running.length === 0) return firstHistory(told, now)
  const day = state.isOver ? endDay(told, now) : Math.max(startOfUtcDay(now), started)
  return append(beginOn(running, started), { day, ...state })
}

/** What is known of a subscription's past. Of one that was put before histories were kept, that is what its row tells. */
export function historyOf(row: Subscription, now: number): StoredStretch[] {
  return row.history ?? firstHistory(row, now)
}

/** The monthly value of a stretch, exactly. */
export function amountOf({ amount }: StoredStretch): Rational {
  const [numerator = '0', denominator = '1'] = amount.split('/')
  return rational(BigInt(numerator), BigInt(denominator))
}

/** What a subscription that nothing was known of tells of its past: until it ended, or came to be past due, it was active. */
function firstHistory(told: Told, now: number): StoredStretch[] {
  const day = startOfUtcDay(told.started_at)
  const state = stateOf(told, Math.max(now, told.started_at))
  if (state.isOver && state.billing === null) return [{ day, ...state }]
  if (!state.isOver && told.status !== 'past_due') return [{ day, ...state }]
  const active: StoredStretch = { day, ...stateOf({ ...told, status: 'active' }, Math.max(now, told.started_at)) }
  return append([active], { day: state.isOver ? endDay(told, now) : Math.max(day, startOfUtcDay(now)), ...state })
}

function stateOf(told: Told, at: number): Omit<StoredStretch, 'day'> {
  const { numerator, denominator } = monthlyAmount(told)
  const ended = isOver(told)
  return {
    amount: denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`,
    currency: told.currency,
    plan: told.plan,
    counts: countsAt(told, at),
    billing: billingOf(told, at),
    isOver: ended
  }
}

function countsAt(told: Told, at: number): boolean {
  return !isUpcoming(told, at) && (told.status === 'active' || told.status === 'past_due')
}

/** The UTC day on which a subscription ended, as far as that is told; today at the latest. */
function endDay({ canceled_at, cancel_at, cancel_at_period_end, current_period_end }: Told, now: number): number {
  const canceled = cancel_at_period_end && current_period_end !== null ? Math.max(canceled_at ?? 0, current_period_end) : canceled_at
  return startOfUtcDay(Math.min(canceled ?? cancel_at ?? current_period_end ?? now, now))
}

/** The stretches with another beginning of the run that it falls into; other runs stay. One that begins on the day of an end goes on from there. */
function beginOn(known: readonly StoredStretch[], started: number): StoredStretch[] {
  const next = known.findIndex(({ day, isOver }) => isOver && day > started)
  const end = next === -1 ? known.length : next
  const begin = known.slice(0, end).findLastIndex(({ isOver }) => isOver) + 1
  const run = known.slice(begin, end)
  const index = Math.max(
    0,
    run.findLastIndex(({ day }) => day <= started)
  )
  const [first, ...rest] = run.slice(index)
  if (!first) return [...known]
  return [...append(known.slice(0, begin), { ...first, day: started }), ...rest, ...known.slice(end)]
}

/** Adds a stretch in place of those that begin on its day or later, unless it says the same as the one before. */
function append(known: readonly StoredStretch[], next: StoredStretch): StoredStretch[] {
  const kept = known.filter(({ day }) => day < next.day)
  const last = kept.at(-1)
  const isNews = !last || !(isSame(last, next) || (last.isOver && next.isOver))
  return [...kept, ...(isNews ? [next] : [])].slice(-maxStretches)
}

function isSame(one: StoredStretch, other: StoredStretch): boolean {
  return (
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.plan === other.plan &&
    one.counts === other.counts &&
    one.billing === other.billing &&
    one.isOver === other.isOver
  )
}
