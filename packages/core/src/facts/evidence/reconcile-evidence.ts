import { defineSubscriber } from '../../changes/index.js'
import { findQuote, nameKey, type PutSources, sourcesPut, sourcesRemoved } from '../../sources/index.js'
import { dropStatements, dropUnsaid } from '../statements/drop-statements.js'
import { foldFacts } from '../statements/fold-facts.js'
import type { StatementRow } from '../statements/keep-statements.js'
import { factEvidence } from '../tables/index.js'
import { dropEvidence, evidenceOf, factsOf } from './drop-evidence.js'
import { type EvidenceRow, isOpening, sourceOf } from './evidence.js'

/**
 * Takes away the evidence that sources do not bear out as they are put now: quotes that do not stand in them, and what was extracted from
 * them for the customer that they belonged to before.
 */
export const reconcileEvidence = defineSubscriber({
  at: sourcesPut,
  kinds: ['sourcePut'],
  follow: (_, put) => reconcileChanged(put)
})

/** Takes away the evidence that points to sources which are removed. */
export const dropRemovedEvidence = defineSubscriber({
  at: sourcesRemoved,
  kinds: ['sourceRemoved'],
  async follow(removed, given) {
    const { transaction } = given
    const named = removed.map(({ sourceType, externalId }) => ({ sourceType, sourceId: externalId }))
    const gone = await evidenceOf(transaction, named)
    await dropEvidence(transaction, gone)
    await foldWithout(given, await dropStatements(transaction, named), gone)
  }
})

/** Brings the facts in line that rested on evidence or statements that are gone. */
async function foldWithout(
  { transaction, ids, now }: Pick<PutSources, 'transaction' | 'ids' | 'now'>,
  statements: readonly StatementRow[],
  evidence: readonly EvidenceRow[]
): Promise<void> {
  const lost = evidence.filter((each) => !isOpening(each))
  const left = await factsOf(transaction, evidence)
  const customerIds = [...new Set([...statements, ...left.values()].map(({ customer_id }) => customer_id))]
  if (lost.length > 0 || customerIds.length > 0) await foldFacts(transaction, { customerIds, lost }, ids, now)
}

async function reconcileChanged({ transaction, changed, ids, now }: PutSources): Promise<void> {
  const byName = new Map(
    changed.map((source) => [nameKey({ sourceType: source.row.source_type, sourceId: source.row.external_id }), source])
  )
  const pointing = await evidenceOf(
    transaction,
    changed.map(({ row }) => ({ sourceType: row.source_type, sourceId: row.external_id }))
  )
  const concerned = await factsOf(transaction, pointing)
  const gone: EvidenceRow[] = []
  for (const evidence of pointing) {
    const name = sourceOf(evidence)
    const source = name && byName.get(nameKey(name))
    const fact = concerned.get(evidence.fact_id)
    if (!source || !fact || evidence.quote === null) continue
    const place = findQuote({ ...source.row, segments: source.segments }, evidence.quote)
    const isElsewhere = fact.is_extracted && fact.customer_key !== source.row.customer_key
    if (!place || isElsewhere) gone.push(evidence)
    else if (place.segmentPosition !== evidence.segment_position) {
      await transaction.update(factEvidence, { id: { eq: evidence.id } }, { segment_position: place.segmentPosition })
    }
  }
  await dropEvidence(transaction, gone, { keepsDecided: true })
  const texts = changed.map(({ row, segments }) => {
    const name = { sourceType: row.source_type, sourceId: row.external_id }
    return [nameKey(name), { customerKey: row.customer_key, text: { ...row, segments }, name }] as const
  })
  await foldWithout({ transaction, ids, now }, await dropUnsaid(transaction, new Map(texts)), gone)
}
