import { emit } from '../changes/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import { groupBy, type Ids } from '../values/index.js'
import { billingDepartures } from './billing-departures.js'
import { type Derived, deriveOutcomes, endOf } from './outcomes/derive-outcomes.js'
import { planTermDay } from './plan-term-day.js'
import { terms, termVersions } from './tables/index.js'
import { outcomeColumns, type TermRow } from './term-row.js'

/**
 * Brings the outcomes of these customers' terms in line with all that is known of them, and writes a version of each term that says something else than
 * before: of those in `changed`, which were just written, and of those whose outcome changed. The organization's `ingest` lock must be held.
 */
export async function reconcileTerms(
  transaction: Transaction,
  customerIds: Iterable<string>,
  ids: Ids,
  now: number,
  changed: ReadonlySet<string> = new Set()
): Promise<void> {
  const wanted = [...new Set(customerIds)]
  if (wanted.length === 0) return
  const found = await transaction.find(terms, { where: { customer_id: { in: wanted } } })
  const ended = found.filter((row) => row.removed_at === null && (endOf(row) ?? Number.POSITIVE_INFINITY) <= now)
  const left = await billingDepartures(transaction, { customerIds: [...new Set(ended.map((row) => row.customer_id))] })
  const rows: TermRow[] = []
  const versions: RowOf<typeof termVersions>[] = []
  for (const [customerId, owned] of groupBy(found, (row) => row.customer_id)) {
    const present = owned.filter((row) => row.removed_at === null)
    const derived = deriveOutcomes(present, { now, churnedAt: (left.get(customerId) ?? []).map(({ at }) => at) })
    for (const row of owned) {
      const after = { ...row, ...outcomeOf(row, derived.get(row.id), now) }
      const isOther = changed.has(row.id) || outcomeColumns.some((column) => column !== 'settles_at' && row[column] !== after[column])
      if (!isOther && row.settles_at === after.settles_at) continue
      if (isOther) after.version = row.version + 1
      rows.push(after)
      if (isOther) versions.push(versionOf(after, now))
    }
  }
  if (rows.length > 0) await transaction.merge(terms, rows)
  if (versions.length > 0) await transaction.insert(termVersions, versions)
  const written = new Set(versions.map(({ term_id }) => term_id))
  const changedCustomers = new Set(rows.filter(({ id }) => written.has(id)).map(({ customer_id }) => customer_id))
  for (const customerId of changedCustomers) emit(transaction, { kind: 'termsChanged', customerId })
  if (rows.some(({ settles_at }) => settles_at !== null)) await planTermDay(transaction, ids, now)
}

/** The outcome that holds: a person's word, else the host's, else what follows. Learning the same again is no news. */
function outcomeOf(row: TermRow, derived: Derived | undefined, now: number): Pick<TermRow, (typeof outcomeColumns)[number]> {
  if (!derived)
    return { outcome: null, outcome_reason: null, outcome_by: null, outcome_at: null, outcome_learned_at: null, settles_at: null }
  const told = row.set_outcome ?? row.put_outcome
  const outcome = told ?? derived.outcome
  const known = row.outcome === outcome
  const at = outcome === null ? null : (endOf(row) ?? row.ends_at ?? (known ? row.outcome_at : null) ?? now)
  const by = row.set_outcome !== null ? 'person' : row.put_outcome !== null ? 'host' : 'derived'
  return {
    outcome,
    outcome_reason: outcome === null ? null : (row.set_reason ?? row.put_reason ?? (told === null ? derived.reason : null)),
    outcome_by: outcome === null ? null : by,
    outcome_at: at,
    outcome_learned_at: outcome === null ? null : known && row.outcome_at === at ? (row.outcome_learned_at ?? now) : now,
    settles_at: told === null ? derived.settlesAt : null
  }
}

function versionOf(row: TermRow, now: number): RowOf<typeof termVersions> {
  const { starts_at, ends_at, notice_at, amount_cents, currency, auto_renews, is_rolling, has_ended } = row
  const { outcome, outcome_reason, outcome_by, outcome_at, outcome_learned_at } = row
  return {
    term_id: row.id,
    version: row.version,
    known_at: now,
    starts_at,
    ends_at,
    notice_at,
    amount_cents,
    currency,
    auto_renews,
    is_rolling,
    has_ended,
    outcome,
    outcome_reason,
    outcome_by,
    outcome_at,
    outcome_learned_at,
    is_removed: row.removed_at !== null
  }
}
