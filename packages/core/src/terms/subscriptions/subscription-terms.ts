import { billingOf, periodAmount } from '../../revenue/index.js'
import type { subscriptions } from '../../revenue/tables/index.js'
import type { RowOf } from '../../storage/index.js'
import { day, isoTime } from '../../values/index.js'
import { addMonths, monthsUntil } from '../months.js'
import { lengthOf, partsOfMonth } from '../outcomes/compare-values.js'
import { contentOf, type TermContent, type TermRow, termContent } from '../term-row.js'

export type Subscription = RowOf<typeof subscriptions>

/** A billing period of about a quarter or longer is a term of its own; shorter ones roll on. */
const shortestTerm = 80 * day

/**
 * What the terms of a subscription are to be, given those that it had: each with its content, all others taken back.
 *
 * - Periods of a quarter or longer are terms, one after the other.
 * - A monthly subscription is one rolling term from its start on. At a renewal with another value the term ends there, and another one begins.
 * - Without a period it is a rolling term too, whose end nobody knows. A change of value counts from the last day on which a month was full.
 * - When the subscription ends, so does its running term. Going on again after that, another term begins.
 */
export function subscriptionTerms(subscription: Subscription, known: readonly TermRow[], now: number): TermContent[] {
  const own = known
    .filter(({ removed_at }) => removed_at === null)
    .map(contentOf)
    .sort((a, b) => a.starts_at - b.starts_at)
    .map((content) => ({ ...content, customer_key: subscription.customer_key }))
  const state = stateOf(subscription, own)
  if (state === 'unchanged') return own
  if (state === 'none') return []
  if (state === 'ended') return endedTerms(subscription, own, now)
  const { current_period_start: start, current_period_end: end } = subscription
  if (start !== null && end !== null && end - start >= shortestTerm) return periodTerms(subscription, own, { start, end })
  return rollingTerms(subscription, own, now)
}

/** Whether a subscription runs or has ended; `none` when there never was anything to pay, `unchanged` when it says nothing of that. */
function stateOf(subscription: Subscription, own: readonly TermContent[]): 'runs' | 'ended' | 'none' | 'unchanged' {
  const isFree = own.length > 0 && billingOf({ ...subscription, status: 'active' }, Number.POSITIVE_INFINITY) === null
  const billing = isFree ? freeBilling(subscription) : billingOf(subscription, Number.POSITIVE_INFINITY)
  if (billing === 'PAYING' || billing === 'PAST_DUE') return 'runs'
  if (billing === 'CHURNED') return 'ended'
  return subscription.status === 'canceled' || subscription.status === 'ended' || subscription.status === 'unpaid' ? 'none' : 'unchanged'
}

/** A paid subscription that is free by now goes on at a value of nothing. */
function freeBilling({ status }: Subscription): 'PAYING' | 'CHURNED' | null {
  if (status === 'active' || status === 'past_due') return 'PAYING'
  return status === 'canceled' || status === 'ended' || status === 'unpaid' ? 'CHURNED' : null
}

/** A subscription has one term that starts on a day: a start that is told more exactly later is the same one. */
const keyOf = (externalId: string, start: number) => `${externalId}@${isoTime(start).slice(0, 10)}`

/** A term of a subscription; it keeps what was said of its outcome, if it was there before. */
function termOf(
  subscription: Subscription,
  own: readonly TermContent[],
  told: Pick<TermContent, 'starts_at' | 'ends_at'> & Partial<TermContent>
): TermContent {
  const { external_id, customer_key, currency } = subscription
  const key = keyOf(external_id, told.starts_at)
  const {
    put_outcome = null,
    put_reason = null,
    set_outcome = null,
    set_reason = null
  } = own.find((each) => each.external_id === key) ?? {}
  return termContent({
    origin: 'SUBSCRIPTION',
    external_id: key,
    source: customer_key.startsWith('p:') ? (customer_key.split(':')[1] ?? '') : 'subscription',
    source_key: external_id,
    customer_key,
    currency,
    put_outcome,
    put_reason,
    set_outcome,
    set_reason,
    ...told
  })
}

/** The terms before and after, with those of the same name replaced. */
function replaced(own: readonly TermContent[], terms: readonly TermContent[]): TermContent[] {
  const names = new Set(terms.map(({ external_id }) => external_id))
  return [...own.filter(({ external_id }) => !names.has(external_id)), ...terms]
}

/** A term that has ended at an instant. One that was to go on for longer is worth what its shorter time is. */
function endedAt(term: TermContent, at: number): TermContent {
  const ended = { ...term, ends_at: at, auto_renews: false, has_ended: true }
  if (term.is_rolling || term.amount_cents === null) return ended
  return { ...ended, amount_cents: Math.round((term.amount_cents * lengthOf(ended)) / lengthOf(term)) }
}

/** A term that ends because another one takes its place: a rolling one at the value that it had since its last renewal. */
function closed(term: TermContent, at: number): TermContent {
  return endedAt(term.is_rolling ? { ...term, amount_cents: term.base_cents } : term, at)
}

function endedTerms(subscription: Subscription, own: readonly TermContent[], now: number): TermContent[] {
  const { started_at, canceled_at } = subscription
  const last = own.at(-1)
  const end = (start: number, otherwise: number) => Math.max(Math.min(canceled_at ?? otherwise, now), start + 1)
  if (last) {
    return replaced(own, [endedAt(last, end(last.starts_at, last.has_ended ? (last.ends_at ?? now) : now))])
  }
  const amount = periodAmount(subscription, 1)
  const told = { is_rolling: true, has_ended: true, amount_cents: amount, base_cents: amount }
  return [termOf(subscription, own, { starts_at: started_at, ends_at: end(started_at, now), ...told })]
}

function periodTerms(
  subscription: Subscription,
  own: readonly TermContent[],
  { start, end }: { start: number; end: number }
): TermContent[] {
  const { cancel_at, cancel_at_period_end } = subscription
  const ends_at = cancel_at !== null && cancel_at > start ? Math.min(cancel_at, end) : end
  const renews = cancel_at_period_end !== true && (cancel_at === null || cancel_at > end)
  const amount_cents = periodAmount(subscription, lengthOf({ starts_at: start, ends_at, is_rolling: false }), partsOfMonth)
  const before = own.map((term) => {
    const overlaps = term.starts_at < start && !term.has_ended && (term.is_rolling || (term.ends_at ?? start + 1) > start)
    return overlaps ? closed(term, start) : term
  })
  return replaced(before, [termOf(subscription, own, { starts_at: start, ends_at, amount_cents, auto_renews: renews })])
}

function rollingTerms(subscription: Subscription, own: readonly TermContent[], now: number): TermContent[] {
  const { started_at, current_period_start, current_period_end, cancel_at, cancel_at_period_end } = subscription
  const boundary = current_period_start ?? lastFullMonth(started_at, now)
  const amount = periodAmount(subscription, 1)
  const told = {
    ends_at: cancel_at ?? current_period_end,
    auto_renews: cancel_at_period_end !== true && cancel_at === null,
    is_rolling: true,
    amount_cents: amount
  }
  const last = own.at(-1)
  const isSame = last?.external_id === keyOf(subscription.external_id, boundary)
  const begin = (starts_at: number) => termOf(subscription, own, { ...told, starts_at, period_starts_at: boundary, base_cents: amount })
  if (!last) return [begin(started_at)]
  if (last.has_ended) return replaced(own, [begin(Math.max(boundary, last.ends_at ?? boundary))])
  if (!last.is_rolling) {
    if (boundary <= last.starts_at || isSame) return replaced(own, [begin(last.starts_at)])
    return replaced(own, [(last.ends_at ?? boundary) > boundary ? closed(last, boundary) : last, begin(boundary)])
  }
  const isRenewed = boundary > (last.period_starts_at ?? last.starts_at)
  if (!isRenewed) {
    // What it was worth in another currency cannot be compared.
    const base_cents = subscription.currency === last.currency ? last.base_cents : amount
    return replaced(own, [{ ...last, ...told, currency: subscription.currency, base_cents }])
  }
  const isOther = amount !== last.base_cents || subscription.currency !== last.currency
  if (isOther && !isSame) return replaced(own, [closed(last, boundary), begin(boundary)])
  return replaced(own, [{ ...last, ...told, currency: subscription.currency, period_starts_at: boundary, base_cents: amount }])
}

/** The last instant at which a whole number of months had passed since the start. */
function lastFullMonth(start: number, now: number): number {
  return now <= start ? start : addMonths(start, monthsUntil(start, now))
}
