import type { RowOf, Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { groupBy } from '../values/index.js'
import type { KnownTerm } from './known-term.js'
import { monthlyValue } from './outcomes/compare-values.js'
import { rollsOn } from './outcomes/derive-outcomes.js'
import { origins, outcomes } from './outcomes/term-outcome.js'
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
  { known = 'recorded' }: { known?: 'recorded' | 'happened' } = {}
): Promise<Map<string, CustomerTerms>> {
  if (customerIds.length === 0) return new Map()
  const found = await rows.find(terms, {
    where: { customer_id: { in: [...new Set(customerIds)] } },
    columns: ['id', 'origin', 'external_id', 'customer_id', 'removed_at']
  })
  if (found.length === 0) return new Map()
  const versions = await rows.find(termVersions, {
    where: { term_id: { in: found.map(({ id }) => id) }, ...(known === 'recorded' && { known_at: { lte: asOf } }) }
  })
  const byTerm = groupBy(versions, ({ term_id }) => term_id)
  const read = found.flatMap(({ id, origin, external_id, customer_id }) => {
    const version = (known === 'recorded' ? lastKnown : lastHappened)(byTerm.get(id) ?? [], asOf)
    if (!version || version.is_removed) return []
    return [{ customer_id, term: termOf({ id, origin: parseEnum(origins, origin), externalId: external_id }, version) }]
  })
  const customers = groupBy(read, ({ customer_id }) => customer_id)
  return new Map(
    [...customers].map(([id, each]) => {
      const known = each.map(({ term }) => term).sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
      return [id, { terms: known, running: runningTerm(known, asOf) }]
    })
  )
}

function lastKnown(versions: readonly Version[], asOf: number): Version | undefined {
  return versions.filter(({ known_at }) => known_at <= asOf).reduce<Version | undefined>(later, undefined)
}

/** What records that were kept all along would have said: what was recorded by then, else the first record of what had begun; outcomes as of when they happened. */
function lastHappened(versions: readonly Version[], asOf: number): Version | undefined {
  const recorded = lastKnown(versions, asOf)
  const first = versions.reduce<Version | undefined>((one, other) => (one && one.version < other.version ? one : other), undefined)
  const version = recorded ?? (first && first.starts_at <= asOf ? first : undefined)
  const last = versions.reduce<Version | undefined>(later, undefined)
  if (!version || !last || last.outcome === null || last.outcome_at === null) return version
  if (last.outcome_at > asOf) return recorded ? version : withoutOutcome(version)
  const { outcome, outcome_reason, outcome_by, outcome_at } = last
  return { ...version, outcome, outcome_reason, outcome_by, outcome_at, outcome_learned_at: outcome_at }
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
