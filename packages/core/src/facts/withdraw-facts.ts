import { emit } from '../changes/index.js'
import type { SourceName } from '../sources/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { dropEvidence, evidenceOf, factsOf } from './evidence/drop-evidence.js'
import { isOpening } from './evidence/evidence.js'
import { type FactRow, statusAt } from './fact-status.js'
import { resolutionCauses } from './resolution-causes.js'
import { foldFacts } from './statements/fold-facts.js'
import { statusChange, statusColumns } from './status-change.js'
import { factChanges, factEvidence, facts } from './tables/index.js'

/** The statuses that a finding has of itself. A fact with another one is a person's. */
const undecided = ['ACTIVE', 'CANDIDATE']

/** What a reading that is whole leaves out of what was found in its source. */
export interface LeftOut {
  source: SourceName
  /** Types of which the reading left something open: their facts stay. */
  doubted: readonly string[]
  /** Why, in words for the history. */
  reason: string
}

/**
 * Withdraws the facts that wait for the reading of a source, once it is whole and has not confirmed them: they are RESOLVED, and their history says why. One
 * that has evidence of other sources loses that of this one, is what they make of it, and goes on waiting for theirs. What a person has set stays, and so does what the host put.
 */
export async function withdrawUnconfirmed(
  transaction: Transaction,
  { source, doubted, reason }: LeftOut,
  ids: Ids,
  now: number
): Promise<void> {
  const its = (await evidenceOf(transaction, [source])).filter(isOpening)
  const waiting = [...(await factsOf(transaction, its)).values()].filter((fact) => fact.is_extracted && fact.check_due_at !== null)
  const causes = await resolutionCauses(transaction, waiting)
  // A later statement may have ended it meanwhile: that is no person's decision either.
  const isUndecided = ({ id, status }: FactRow) => undecided.includes(status) || (status === 'RESOLVED' && causes.get(id) === 'detected')
  const left = waiting.filter((fact) => isUndecided(fact) && !doubted.includes(fact.fact_type))
  const others = await restingOnOthers(transaction, left, source)
  const dropped = its.filter(({ fact_id }) => others.has(fact_id))
  await dropEvidence(transaction, dropped)
  // What the others rest on now may be less sure, and from another time.
  const customerIds = [...new Set(left.flatMap(({ id, customer_id }) => (others.has(id) ? [customer_id] : [])))]
  if (dropped.length > 0) await foldFacts(transaction, { customerIds, lost: dropped }, ids, now)
  const withdrawn = left.filter(({ id }) => !others.has(id))
  for (const fact of withdrawn) {
    const to = { status: 'RESOLVED', cause: 'withdrawn', reason } as const
    await transaction.update(facts, { id: { eq: fact.id } }, { ...statusColumns(to), check_due_at: null, updated_at: now })
    await transaction.insert(factChanges, [statusChange(ids.uuid(now), fact.id, statusAt(fact, now), to, now)])
    if (fact.status === to.status) continue
    emit(transaction, { kind: 'factStatusChanged', factId: fact.id, customerId: fact.customer_id, status: to.status, at: now })
  }
  await endWaiting(
    transaction,
    waiting.filter((fact) => !left.includes(fact)),
    now
  )
}

/** Lets facts of a source that nobody will check come to somebody's attention now, as not checked. */
export async function stopWaiting(transaction: Transaction, source: SourceName, now: number): Promise<void> {
  const its = (await evidenceOf(transaction, [source])).filter(isOpening)
  const found = await factsOf(transaction, its)
  await endWaiting(transaction, [...found.values()], now)
}

async function endWaiting(transaction: Transaction, found: readonly FactRow[], now: number): Promise<void> {
  const waiting = found.filter(({ check_due_at }) => check_due_at !== null && check_due_at > now)
  if (waiting.length === 0) return
  await transaction.update(facts, { id: { in: waiting.map(({ id }) => id) } }, { check_due_at: now })
  emitDue(transaction, waiting, now)
}

/** Tells that facts that were not checked in time may ask for somebody's attention. */
export function emitDue(transaction: Transaction, due: readonly FactRow[], now: number): void {
  for (const { id: factId, customer_id: customerId, fact_type: factType } of due) {
    emit(transaction, { kind: 'factChanged', factId, customerId, factType, before: { customerId, factType }, at: now })
  }
}

/** The facts that other sources open too, or events. */
async function restingOnOthers(transaction: Transaction, found: readonly FactRow[], source: SourceName): Promise<Set<string>> {
  if (found.length === 0) return new Set()
  const evidence = await transaction.find(factEvidence, { where: { fact_id: { in: found.map(({ id }) => id) } } })
  const openings = evidence.filter(isOpening)
  const others = openings.filter(({ source_type, source_id }) => source_type !== source.sourceType || source_id !== source.sourceId)
  return new Set(others.map(({ fact_id }) => fact_id))
}
