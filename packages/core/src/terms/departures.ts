import type { Rows } from '../storage/index.js'
import { compareText, groupBy } from '../values/index.js'
import { billingDepartures, billingReturns } from './billing-departures.js'
import { monthlyValue } from './outcomes/compare-values.js'
import { endOf, followsWithin } from './outcomes/derive-outcomes.js'
import { terms } from './tables/index.js'
import type { TermRow } from './term-row.js'

/** A customer that left. Times are epoch milliseconds. */
export interface Departure {
  customerId: string
  at: number
  /** Since when it is known. */
  learnedAt: number
  reason: string | null
  /** What the customer paid a month, in minor units of `currency`; null where that is not known. */
  mrrCents: number | null
  currency: string | null
  /** The last term; null where only a billing event tells of it. */
  termId: string | null
}

interface FoundDeparture extends Departure {
  /** Whether a person or the host said how the term ended. */
  isTold: boolean
}

/**
 * When customers left, from `from` up to, but not including, `to`; the first first. A customer leaves when its last open term churns, or when a billing
 * event says so while no term is open. With `customerIds` only theirs are told. Each leaving is told once; a customer that comes back may leave again. Told as it is known now: `learnedAt` says
 * what was known before.
 *
 * @example const left = await departures(store, { from: now - 90 * day, to: now })
 */
export async function departures(
  rows: Rows<'organization'>,
  { from, to, customerIds: asked }: { from: number; to: number; customerIds?: readonly string[] }
): Promise<Departure[]> {
  const [churned, billed] = await Promise.all([
    rows.find(terms, {
      where: {
        outcome: { eq: 'churned' },
        outcome_at: { gte: from, lt: to },
        removed_at: { isNull: true },
        ...(asked && { customer_id: { in: asked } })
      },
      columns: ['customer_id']
    }),
    billingDepartures(rows, { from, to, ...(asked && { customerIds: asked }) })
  ])
  const customerIds = [...new Set([...churned.map((row) => row.customer_id), ...billed.keys()])]
  if (customerIds.length === 0) return []
  // All that is known of them: what was told of one leaving before `from` is not told again.
  const [found, events, payments] = await Promise.all([
    rows.find(terms, { where: { customer_id: { in: customerIds }, removed_at: { isNull: true } } }),
    billingDepartures(rows, { customerIds }),
    billingReturns(rows, [...billed.keys()])
  ])
  const owned = groupBy(found, (row) => row.customer_id)
  const all = customerIds.flatMap((customerId) => {
    const its = owned.get(customerId) ?? []
    const returns = [...its.map(({ starts_at }) => starts_at), ...(payments.get(customerId) ?? [])]
    const ofEvents = (events.get(customerId) ?? []).flatMap((event) => eventDeparture(customerId, event, its))
    return once([...its.flatMap((row) => departureOf(row, its)), ...ofEvents], returns)
  })
  return all.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at || compareText(a.customerId, b.customerId))
}

/** Whether a term that renewed itself goes on without a record of its own: nothing follows it. */
function renewsOn(term: TermRow, owned: readonly TermRow[]): boolean {
  const until = (term.ends_at ?? 0) + followsWithin
  const isFollowed = owned.some(({ starts_at }) => starts_at > term.starts_at && starts_at <= until)
  return term.auto_renews && term.outcome === 'renewed' && !isFollowed
}

const runsAt = (term: TermRow, at: number) => (endOf(term) ?? Number.POSITIVE_INFINITY) > at

function departureOf(row: TermRow, owned: readonly TermRow[]): FoundDeparture[] {
  const { id: termId, customer_id: customerId, outcome, outcome_at: at, outcome_learned_at: learnedAt, currency } = row
  if (outcome !== 'churned' || at === null || learnedAt === null) return []
  const isOpen = (other: TermRow) => other.starts_at <= at + followsWithin && (runsAt(other, at) || renewsOn(other, owned))
  if (owned.some((other) => other.id !== row.id && isOpen(other))) return []
  return [
    {
      customerId,
      at,
      learnedAt,
      reason: row.outcome_reason,
      isTold: row.outcome_by !== 'derived',
      mrrCents: monthlyValue(row),
      currency,
      termId
    }
  ]
}

function eventDeparture(
  customerId: string,
  { at, learnedAt }: { at: number; learnedAt: number },
  owned: readonly TermRow[]
): FoundDeparture[] {
  if (owned.some((term) => term.starts_at <= at && runsAt(term, at))) return []
  return [{ customerId, at, learnedAt, reason: 'A billing event says so.', isTold: false, mrrCents: null, currency: null, termId: null }]
}

/** Of what tells of one leaving the first: until the customer is back, it is gone. Of several at once, the one whose reason somebody told. */
function once(all: readonly FoundDeparture[], returns: readonly number[]): Departure[] {
  const kept: Departure[] = []
  const sorted = [...all].sort((a, b) => a.at - b.at || Number(b.isTold) - Number(a.isTold) || (b.mrrCents ?? -1) - (a.mrrCents ?? -1))
  for (const { isTold: _, ...departure } of sorted) {
    const before = kept.at(-1)
    if (!before || returns.some((at) => at > before.at && at < departure.at)) kept.push(departure)
    else if (before.at === departure.at && before.mrrCents === null) {
      before.mrrCents = departure.mrrCents
      before.currency = departure.currency
    }
  }
  return kept
}
