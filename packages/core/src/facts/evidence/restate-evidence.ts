import type { Transaction } from '../../storage/index.js'
import type { KnownFact } from '../put-fact.js'
import type { ReadFact } from '../read-fact-input.js'
import { factEvidence } from '../tables/index.js'
import { isOpening, type Pointer, pointerKey } from './evidence.js'

type Saying = Pick<ReadFact, 'columns' | 'status' | 'evidence'>

/** Evidence of a fact that a finding is surer of than it was when it was stored. */
export interface Restated {
  factId: string
  evidence: readonly Pointer[]
  finding: Saying
}

/** The evidence of a fact that a finding points to as well, and with more confidence. */
export function surerAmong({ row, evidence }: KnownFact, { columns, ...finding }: Saying): Pointer[] {
  const pointed = new Set(finding.evidence.map(pointerKey))
  const same = evidence.filter((each) => isOpening(each) && pointed.has(pointerKey(each)))
  return same.filter((each) => columns.confidence > (each.confidence ?? row.confidence))
}

/**
 * Has evidence say what a language model that read the same words made of them: what statements make of the fact later starts from there. Evidence from
 * before this was kept for each piece says nothing of its own: it goes with the fact.
 */
export async function restateEvidence(transaction: Transaction, restated: readonly Restated[]): Promise<void> {
  for (const { factId, evidence, finding } of restated) {
    const said = evidence.filter(({ effect }) => effect === 'opens')
    for (const { source_type, source_id, quote, claimed_status } of said) {
      if (source_type === null || source_id === null || quote === null) continue
      const where = {
        fact_id: { eq: factId },
        source_type: { eq: source_type },
        source_id: { eq: source_id },
        quote: { eq: quote },
        effect: { eq: 'opens' }
      }
      const claimed = finding.status === 'ACTIVE' ? 'ACTIVE' : claimed_status
      await transaction.update(factEvidence, where, { confidence: finding.columns.confidence, claimed_status: claimed })
    }
  }
}
