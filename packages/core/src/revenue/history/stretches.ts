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
 * One that is over and is told again with a beginning after its end has a further run; active again without one, it goes on today. An end stays until
 * another one is told.
 */
export function nextHistory(before: Subscription | undefined, told: Told, now: number): StoredStretch[] {
  if (!before) return firstHistory(told, now)
  const known = historyOf(before, now)
  const last = known.at(-1)
  const started = startOfUtcDay(told.started_at)
  const state = stateOf(told, Math.max(now, told.started_at))
  if (last?.isOver && state.isOver) {
    if (known.length === 1) return firstHistory(told, now)
    if (!isNewEnd(before, told)) return append(beginOn(known, started), { day: last.day, ...state })
  }
  if (last?.isOver && started >= last.day) return withFurtherRun(known, firstHistory(told, now))
  const today = startOfUtcDay(now)
  const day = state.isOver ? (endDay(told, now) ?? today) : Math.max(today, started)
  return append(beginOn(known, started), { day, ...state })
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

/**
 * What a subscription that nothing was known of tells of its past: until it ended, or came to be past due, it was active. One that is over without a date
 * counts nowhere.
 */
function firstHistory(told: Told, now: number): StoredStretch[] {
  const day = startOfUtcDay(told.started_at)
  const state = stateOf(told, Math.max(now, told.started_at))
  const changed = state.isOver ? endDay(told, now) : told.status === 'past_due' ? Math.max(day, startOfUtcDay(now)) : null
  if (changed === null || (state.isOver && state.billing === null)) return [{ day, ...state }]
  const active: StoredStretch = { day, ...stateOf({ ...told, status: 'active' }, Math.max(now, told.started_at)) }
  return append([active], { day: changed, ...state })
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

/** When a subscription ended, as far as that is told. */
function toldEnd({ canceled_at, cancel_at, cancel_at_period_end, current_period_end }: Told): number | null {
  if (cancel_at_period_end && current_period_end !== null) return Math.max(canceled_at ?? 0, current_period_end)
  return canceled_at ?? cancel_at
}

/** Whether a subscription that is over tells another end. An unpaid one has ended already: its periods go on, and what cancels it ends nothing. */
function isNewEnd(before: Subscription, told: Told): boolean {
  const end = toldEnd(told)
  return end !== null && end !== toldEnd(before) && before.status !== 'unpaid'
}

/** The UTC day on which a subscription ended, today at the latest: where no end is told, that of its period. Null where that is not told either. */
function endDay(told: Told, now: number): number | null {
  const end = toldEnd(told) ?? told.current_period_end
  return end === null ? null : startOfUtcDay(Math.min(end, now))
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

/** One that ended without having counted adds nothing. */
function withFurtherRun(known: StoredStretch[], run: readonly StoredStretch[]): StoredStretch[] {
  return run[0]?.isOver ? known : run.reduce(append, known)
}

/** Adds a stretch in place of those that begin on its day or later, and an end in place of the one before it, unless it says the same as what is there. */
function append(known: readonly StoredStretch[], next: StoredStretch): StoredStretch[] {
  const before = known.filter(({ day }) => day < next.day)
  const kept = next.isOver && before.at(-1)?.isOver ? before.slice(0, -1) : before
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
