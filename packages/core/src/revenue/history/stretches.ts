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
 * day. A subscription that was over and is active again goes on today, or on its new beginning if that is later than its end.
 */
export function nextHistory(before: Subscription | undefined, told: Told, now: number): StoredStretch[] {
  if (!before) return firstHistory(told, now)
  const known = historyOf(before, now)
  const last = known.at(-1)
  const state = stateOf(told, Math.max(now, told.started_at))
  const started = startOfUtcDay(told.started_at)
  if (last?.isOver && !state.isOver) return append(known, { day: restartDay(last, started, now), ...state })
  const running = state.isOver && last?.isOver ? known.slice(0, -1) : known
  if (running.length === 0) return firstHistory(told, now)
  const begun = beginOn(running, started)
  return append(begun, { day: state.isOver ? endDay(told, now) : Math.max(startOfUtcDay(now), started), ...state })
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

/** A new beginning after the end counts; the first beginning, told again, does not say when it went on. */
function restartDay(over: StoredStretch, started: number, now: number): number {
  return started >= over.day ? started : startOfUtcDay(now)
}

/** The stretches with another beginning. Of a subscription that went on after an end, the beginning is that of its last run, unless it is the first one. */
function beginOn(known: readonly StoredStretch[], started: number): StoredStretch[] {
  const end = known.findLastIndex(({ isOver }) => isOver)
  const past = known.slice(0, end + 1)
  if (started < (past.at(-1)?.day ?? started)) return [...known]
  const run = known.slice(end + 1)
  const index = Math.max(
    0,
    run.findLastIndex(({ day }) => day <= started)
  )
  return [...past, ...run.slice(index).map((stretch, place) => (place === 0 ? { ...stretch, day: started } : stretch))]
}

/** Adds a stretch in place of those that begin on its day or later, unless it says the same as the one before. */
function append(known: readonly StoredStretch[], next: StoredStretch): StoredStretch[] {
  const kept = known.filter(({ day }) => day < next.day)
  const last = kept.at(-1)
  const isNews = !last || !isSame(last, next)
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
