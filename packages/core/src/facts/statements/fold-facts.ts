import { emit } from '../../changes/index.js'
import type { Transaction, Where } from '../../storage/index.js'
import { groupBy, type Ids } from '../../values/index.js'
import type { EvidenceRow } from '../evidence/evidence.js'
import type { FactRow } from '../fact-status.js'
import { indexFacts } from '../index-facts.js'
import { withdrawnAmong } from '../resolution-causes.js'
import { factChanges, factEvidence, factStatements, facts } from '../tables/index.js'
import { foldFact } from './fold-fact.js'
import { lastDecisions } from './last-decisions.js'

/** Whose facts are to be brought in line with what was said of them; `lost` is evidence that some of them rested on. */
interface Affected {
  customerIds: readonly string[]
  factTypes?: readonly string[]
  lost?: readonly EvidenceRow[]
}

/**
 * Brings facts in line with all statements about them: those that speak of a fact stand among its evidence, and its status, confidence and valid time are
 * what they make of it together (`foldStatements`), in whatever order they were learned. Facts of which nothing but openings is known stay as they are,
 * and so do those that were withdrawn, for nobody said them: when one is found again it is brought in line. The organization's `ingest` lock must be held.
 */
export async function foldFacts(transaction: Transaction, affected: Affected, ids: Ids, now: number): Promise<void> {
  const { customerIds, factTypes, lost = [] } = affected
  const statements = await transaction.find(factStatements, {
    where: { customer_id: { in: customerIds }, ...(factTypes && { fact_type: { in: factTypes } }) }
  })
  const byCustomer = groupBy(statements, ({ customer_id }) => customer_id)
  const any: Where<FactRow>[] = [...byCustomer].map(([customer_id, its]) => {
    return { customer_id: { eq: customer_id }, fact_type: { in: [...new Set(its.map(({ fact_type }) => fact_type))] } }
  })
  if (lost.length > 0) any.push({ id: { in: [...new Set(lost.map(({ fact_id }) => fact_id))] } })
  if (any.length === 0) return
  const concerned = await transaction.find(facts, { where: { any } })
  const withdrawn = await withdrawnAmong(transaction, concerned)
  const found = concerned.filter(({ id }) => !withdrawn.has(id))
  const where = { fact_id: { in: found.map(({ id }) => id) } }
  const stored =
    found.length === 0 ? [] : await transaction.find(factEvidence, { where, orderBy: { column: 'position', direction: 'asc' } })
  const evidence = groupBy(stored, ({ fact_id }) => fact_id)
  const decisions = await lastDecisions(transaction, found)
  const changed: FactRow[] = []
  for (const row of found) {
    const fact = {
      row,
      evidence: evidence.get(row.id) ?? [],
      decision: decisions.get(row.id),
      lost: lost.filter(({ fact_id }) => fact_id === row.id)
    }
    const folded = foldFact(fact, byCustomer.get(row.customer_id) ?? [], ids, now)
    if (!folded) continue
    changed.push(folded.row)
    await writeEvidence(transaction, folded.evidence, folded.dropped)
    if (folded.changes.length > 0) await transaction.insert(factChanges, folded.changes)
    const { id: factId, customer_id: customerId, fact_type: factType } = folded.row
    emit(transaction, { kind: 'factChanged', factId, customerId, factType, before: { customerId, factType }, at: now })
  }
  if (changed.length === 0) return
  await transaction.upsert(facts, changed)
  await indexFacts(transaction, changed)
}

async function writeEvidence(transaction: Transaction, evidence: readonly EvidenceRow[], dropped: readonly EvidenceRow[]): Promise<void> {
  if (dropped.length > 0) await transaction.remove(factEvidence, { id: { in: dropped.map(({ id }) => id) } })
  if (evidence.length > 0) await transaction.upsert(factEvidence, evidence)
}
