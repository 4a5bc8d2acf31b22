import type { RowOf, Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { day, groupBy, type Reading } from '../values/index.js'
import type { KnownTerm } from './known-term.js'
import { monthlyValue } from './outcomes/compare-values.js'
import { followsWithin, rollsOn } from './outcomes/derive-outcomes.js'
import { type Origin, origins, outcomes } from './outcomes/term-outcome.js'
import { type RunningTerm, runningTerm } from './running-term.js'
import { terms, termVersions } from './tables/index.js'

/** What was known of a customer's terms at an instant. */
export interface CustomerTerms {
  /** All terms, the one that starts first first. */
  terms: KnownTerm[]
  /** The one that runs at that instant; of several the one that ends last. Null where none does. */
  running: RunningTerm | null
}

type Version = RowOf<typeof termVersions>

/**
 * The terms of these customers as they were known at `asOf`: each as it was last said by then, with its outcome if that was learned by then. So the same
 * question has the same answer at any later time, as far as the customers are the same. Customers without a term are not in the answer.
 *
 * An import learns of years at once. With `known: 'happened'` a term counts as known from its start on, as it was first recorded, and an outcome from when
 * it happened: what somebody would have known who had kept records all along.
 *
 * @example
 * const known = await readTerms(store, [customerId], asOf)
 * known.get(customerId)?.running?.endsAt
 */
export async function readTerms(
  rows: Rows<'organization'>,
  customerIds: readonly string[],
  asOf: number,
  { known = 'recorded' }: { known?: Reading } = {}
): Promise<Map<string, CustomerTerms>> {
  const past = await readPastTerms(rows, customerIds, known === 'recorded' ? asOf : undefined)
  return new Map(
    [...past].flatMap(([id, its]) => {
      const there = termsAt(its, asOf, known)
      return there ? [[id, there] as const] : []
    })
  )
}

/** A term with all of its versions. */
export interface PastTerm {
  named: Pick<KnownTerm, 'id' | 'origin' | 'externalId'>
  versions: readonly Version[]
}

/** The terms of these customers with their past, by customer: for who asks of many instants. With `until` only what was recorded by then. */
export async function readPastTerms(
  rows: Rows<'organization'>,
  customerIds: readonly string[],
  until?: number
): Promise<Map<string, PastTerm[]>> {
  if (customerIds.length === 0) return new Map()
  const found = await rows.find(terms, {
    where: { customer_id: { in: [...new Set(customerIds)] } },
    columns: ['id', 'origin', 'external_id', 'customer_id']
  })
  if (found.length === 0) return new Map()
  const versions = await rows.find(termVersions, {
    where: { term_id: { in: found.map(({ id }) => id) }, ...(until !== undefined && { known_at: { lte: until } }) }
  })
  const byTerm = groupBy(versions, ({ term_id }) => term_id)
  const past = found.map(({ id, origin, external_id: externalId, customer_id }) => {
    const term: PastTerm = { named: { id, origin: parseEnum(origins, origin), externalId }, versions: byTerm.get(id) ?? [] }
    return { customer_id, term }
  })
  return new Map([...groupBy(past, ({ customer_id }) => customer_id)].map(([id, its]) => [id, its.map(({ term }) => term)]))
}

/** What was known at `asOf` of a customer's terms, as `readTerms` answers it; undefined where no term was known. */
export function termsAt(past: readonly PastTerm[], asOf: number, known: Reading): CustomerTerms | undefined {
  const read = past.flatMap(({ named, versions }) => {
    const version = known === 'recorded' ? lastKnown(versions, asOf) : lastHappened(versions, asOf, named.origin)
    return !version || version.is_removed ? [] : [termOf(named, version)]
  })
  if (read.length === 0) return undefined
  const ordered = read.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
  return { terms: ordered, running: runningTerm(ordered, asOf) }
}

function lastKnown(versions: readonly Version[], asOf: number): Version | undefined {
  return versions.filter(({ known_at }) => known_at <= asOf).reduce<Version | undefined>(later, undefined)
}

/** What was learned of an outcome within so long was learned as it happened, and not by an import. */
const learnedLive = followsWithin + day

/** What records that were kept all along would have said: what was recorded by then, else the first record of what had begun; outcomes as of when they happened, unless one was recorded by then. */
function lastHappened(versions: readonly Version[], asOf: number, origin: Origin): Version | undefined {
  const recorded = lastKnown(versions, asOf)
  const first = versions.reduce<Version | undefined>((one, other) => (one && one.version < other.version ? one : other), undefined)
  const version = recorded ?? (first && first.starts_at <= asOf ? asBegun(first, origin) : undefined)
  const last = versions.reduce<Version | undefined>(later, undefined)
  if (recorded && recorded.outcome !== null) return recorded
  if (!version || !last || last.outcome === null || last.outcome_at === null) return version
  if (last.outcome_at > asOf) return recorded ? version : withoutOutcome(version)
  const knownAt = knownSince(last, last.outcome_at)
  if (knownAt > asOf) return recorded ? version : withoutOutcome(version)
  const { outcome, outcome_reason, outcome_by, outcome_at } = last
  return { ...version, outcome, outcome_reason, outcome_by, outcome_at, outcome_learned_at: knownAt }
}

/** Since when an outcome was known: nobody knows before 30 days have passed that no term follows. */
function knownSince({ outcome, outcome_by, outcome_learned_at, has_ended }: Version, outcomeAt: number): number {
  if (outcome_learned_at !== null && outcome_learned_at <= outcomeAt + learnedLive) return Math.max(outcome_learned_at, outcomeAt)
  return outcome === 'churned' && outcome_by === 'derived' && !has_ended ? outcomeAt + followsWithin : outcomeAt
}

/** A term as it had begun. Nobody knows since when a subscription that is recorded late was to end: only its end tells. */
function asBegun(first: Version, origin: Origin): Version {
  return origin === 'SUBSCRIPTION' ? { ...first, auto_renews: true, has_ended: false } : first
}

function withoutOutcome(version: Version): Version {
  return { ...version, outcome: null, outcome_reason: null, outcome_by: null, outcome_at: null, outcome_learned_at: null }
}

const later = (one: Version | undefined, other: Version) => (one && one.version > other.version ? one : other)

function termOf(named: Pick<KnownTerm, 'id' | 'origin' | 'externalId'>, version: Version): KnownTerm {
  const { outcome, outcome_reason, outcome_by, outcome_at, outcome_learned_at } = version
  return {
    ...named,
    startsAt: version.starts_at,
    endsAt: version.ends_at,
    noticeAt: version.notice_at,
    amountCents: version.amount_cents,
    currency: version.currency,
    monthlyCents: monthlyValue(version),
    autoRenews: version.auto_renews,
    isRolling: rollsOn(version),
    outcome:
      outcome === null || outcome_at === null || outcome_by === null || outcome_learned_at === null
        ? null
        : {
            outcome: parseEnum(outcomes, outcome),
            reason: outcome_reason,
            by: parseEnum(['person', 'host', 'derived'], outcome_by),
            at: outcome_at,
            learnedAt: outcome_learned_at
          }
  }
}
