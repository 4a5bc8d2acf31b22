import { groupNames, type SourceName } from '../../sources/index.js'
import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { FactRow } from '../fact-status.js'
import { indexFacts } from '../index-facts.js'
import { removeFacts } from '../remove-facts.js'
import { factEvidence, facts } from '../tables/index.js'
import { type EvidenceRow, evidenceColumns, isOpening } from './evidence.js'

/** The statuses that only people set. */
const decided = ['ACKNOWLEDGED', 'RESOLVED', 'SNOOZED']

/** All evidence that points to these sources. */
export async function evidenceOf(transaction: Transaction, named: readonly SourceName[]): Promise<EvidenceRow[]> {
  const groups = groupNames(named)
  const found = groups.map(({ sourceType, sourceIds }) =>
    transaction.find(factEvidence, { where: { source_type: { eq: sourceType }, source_id: { in: sourceIds } } })
  )
  return (await Promise.all(found)).flat()
}

/** The facts that rest on this evidence, by id. */
export async function factsOf(transaction: Transaction, evidence: readonly EvidenceRow[]): Promise<Map<string, FactRow>> {
  const ids = [...new Set(evidence.map(({ fact_id }) => fact_id))]
  const found = ids.length === 0 ? [] : await transaction.find(facts, { where: { id: { in: ids } } })
  return new Map(found.map((fact) => [fact.id, fact]))
}

/**
 * Takes evidence away from its facts. An extracted fact that nothing opens any more goes with it; with `keepsDecided` it stays when somebody has
 * acknowledged, resolved or snoozed it, for it may be found again. Facts of the host's stay; their next put is looked at anew, even if it
 * says the same.
 */
export async function dropEvidence(transaction: Transaction, gone: readonly EvidenceRow[], { keepsDecided = false } = {}): Promise<void> {
  if (gone.length === 0) return
  const concerned = await factsOf(transaction, gone)
  await transaction.remove(factEvidence, { id: { in: gone.map(({ id }) => id) } })
  const where = { fact_id: { in: [...concerned.keys()] } }
  const remaining = await transaction.find(factEvidence, { where, orderBy: { column: 'position', direction: 'asc' } })
  const left = groupBy(remaining, ({ fact_id }) => fact_id)
  const unfounded = [...concerned.values()].filter((fact) => {
    return fact.is_extracted && !left.get(fact.id)?.some(isOpening) && !(keepsDecided && decided.includes(fact.status))
  })
  await removeFacts(
    transaction,
    unfounded.map(({ id }) => id)
  )
  const changed: FactRow[] = []
  for (const fact of concerned.values()) {
    if (unfounded.includes(fact)) continue
    const evidence = (left.get(fact.id) ?? []).map((row, position) => ({ ...row, position }))
    if (evidence.length > 0) await transaction.upsert(factEvidence, evidence)
    const columns = { ...evidenceColumns(evidence), content_digest: '' }
    await transaction.update(facts, { id: { eq: fact.id } }, columns)
    changed.push({ ...fact, ...columns })
  }
  await indexFacts(transaction, changed)
}
