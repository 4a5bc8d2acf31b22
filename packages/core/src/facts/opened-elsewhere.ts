import type { SourceName } from '../sources/index.js'
import type { Rows } from '../storage/index.js'
import { isOpening } from './evidence/evidence.js'
import type { FactType } from './fact-kinds.js'
import { assertionKey } from './read-fact-input.js'
import { factEvidence, facts } from './tables/index.js'

/** Those of these findings in a source that another source of the customer's opens too: facts of the same type and key. */
export async function openedElsewhere<Finding extends { factType: FactType; key: string }>(
  rows: Rows<'organization'>,
  customerId: string,
  source: SourceName,
  findings: readonly Finding[]
): Promise<Set<Finding>> {
  if (findings.length === 0) return new Set()
  const keys = new Map(findings.map((finding) => [finding, assertionKey(finding.factType, finding.key)]))
  const known = await rows.find(facts, {
    where: { customer_id: { eq: customerId }, assertion_key: { in: [...new Set(keys.values())] } },
    columns: ['id', 'assertion_key']
  })
  if (known.length === 0) return new Set()
  const evidence = await rows.find(factEvidence, { where: { fact_id: { in: known.map(({ id }) => id) } } })
  const isElsewhere = (each: (typeof evidence)[number]) => each.source_type !== source.sourceType || each.source_id !== source.sourceId
  const opened = new Set(evidence.filter((each) => isOpening(each) && isElsewhere(each)).map(({ fact_id }) => fact_id))
  const openedKeys = new Set(known.filter(({ id }) => opened.has(id)).map(({ assertion_key }) => assertion_key))
  return new Set(findings.filter((finding) => openedKeys.has(keys.get(finding) ?? '')))
}
