import type { Rows } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { EvidenceRow } from '../evidence/evidence.js'
import type { FactRow } from '../fact-status.js'
import type { FactChangeRow } from '../status-change.js'
import { factChanges, factEvidence, facts } from '../tables/index.js'

/** A fact with all that is known of its past. */
export interface PastFact {
  row: FactRow
  /** In the order of their positions. */
  evidence: readonly EvidenceRow[]
  /** The oldest first. */
  changes: readonly FactChangeRow[]
}

/** The facts of these customers, of these types, that may have held at `since` or later; with their past. */
export async function readPastFacts(
  rows: Rows<'organization'>,
  { customerIds, factTypes, since }: { customerIds: readonly string[]; factTypes: readonly string[]; since: number }
): Promise<PastFact[]> {
  const found = await rows.find(facts, {
    where: {
      customer_id: { in: customerIds },
      fact_type: { in: factTypes },
      any: [{ occurred_at: { isNull: true } }, { occurred_at: { gt: since } }]
    }
  })
  if (found.length === 0) return []
  const where = { fact_id: { in: found.map(({ id }) => id) } }
  const [evidence, changes] = await Promise.all([rows.find(factEvidence, { where }), rows.find(factChanges, { where })])
  const evidenceOf = groupBy(evidence, ({ fact_id }) => fact_id)
  const changesOf = groupBy(changes, ({ fact_id }) => fact_id)
  return found.map((row) => ({
    row,
    evidence: (evidenceOf.get(row.id) ?? []).toSorted((a, b) => a.position - b.position),
    changes: (changesOf.get(row.id) ?? []).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  }))
}
