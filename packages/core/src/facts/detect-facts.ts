import { type CustomerKey, claimCustomers, IdentityUnitOfWork } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import { groupBy, type Ids } from '../values/index.js'
import { detectFact, type Finding } from './detect-fact.js'
import { withCheckedEvidence } from './evidence/check-evidence.js'
import type { FactContent } from './fact-input.js'
import { statusAt } from './fact-status.js'
import { dismissalOf, readJudgements } from './judgements/judgements.js'
import { withLearnedConfidence } from './patterns/apply-patterns.js'
import type { KnownFact } from './put-fact.js'
import { assertionKey, readFactInput } from './read-fact-input.js'
import { statusChange } from './status-change.js'
import { factEvidence, facts } from './tables/index.js'
import { type ChangedFact, writeFacts } from './write-facts.js'

/** What a detector found. Its evidence is what makes it a detection: without any it is refused. */
export interface Detection extends FactContent {
  /** The key of the customer that it is about; a source has it as `customer_key`. */
  customerKey: CustomerKey
  /** What tells that it was found before, together with customer and type; the assertion unless it is given. */
  key?: string
  /** The pattern within its type that read it: what people say of its facts weighs on the confidence of later findings of the same pattern. */
  kind?: string
}

/** What became of a detection: a new fact, a further detection of one that is known, or nothing, for it was told before. */
export interface Detected {
  id: string
  outcome: 'created' | 'repeated' | 'known'
}

/**
 * Takes in what a detector found. Of a customer there is one fact of a type and an assertion (without regard to case, spacing and the last
 * full stop) or key: what is found again adds its evidence and raises occurrenceCount and lastDetectedAt when it comes from a source that
 * the fact does not rest on yet. So a detector may look at the same source again. What somebody dismissed stays RESOLVED, and is RESOLVED
 * from the start where it is a new fact; a pattern's findings start with the confidence that people's judgements leave them. The organization's `ingest` lock must be held. Throws
 * INVALID_TOOL_INPUT for a quote that is not exact.
 *
 * @example
 * await detectFacts(transaction, [{ customerKey, assertion: 'The budget is $50k', factType: 'BUDGET', status: 'CANDIDATE', confidence: 0.6,
 *   occurredAt: source.occurred_at, evidence: [{ sourceType: 'EMAIL', sourceId: 'msg_1', quote: 'our budget is $50k' }] }], ids, now)
 */
export async function detectFacts(transaction: Transaction, found: readonly Detection[], ids: Ids, now: number): Promise<Detected[]> {
  if (found.length === 0) return []
  const said = found.map((detection, index) => {
    const path = `detections[${index}]`
    const read = readFactInput(detection, path)
    const { customerKey, factType, key, kind = null } = detection
    const columns = key === undefined ? read.columns : { ...read.columns, assertion_key: assertionKey(factType, key) }
    return { ...read, columns, customerKey, kind, path }
  })
  const checked = await withLearnedConfidence(transaction, await withCheckedEvidence(transaction, said))
  const set = new IdentityUnitOfWork(transaction, ids, now)
  await claimCustomers(
    set,
    said.map(({ customerKey }) => customerKey)
  )
  const named = checked.map(({ customerKey: customer_key, ...fact }): Finding => {
    return { ...fact, id: ids.uuid(now), customer_key, customer_id: set.customerIdentity(customer_key).customer_id }
  })
  const dismissals = await readJudgements(transaction, named, {
    fact_type: { in: [...new Set(named.map(({ columns }) => columns.fact_type))] },
    verdict: { eq: 'dismissed' }
  })
  const findings = named.map((finding) => ({ ...finding, dismissal: dismissalOf(finding, dismissals) }))
  const current = await knownFacts(transaction, findings)
  const changed = new Map<string, ChangedFact>()
  const results = findings.map((finding): Detected => {
    const key = factKey(finding.customer_id, finding.columns.assertion_key)
    const known = current.get(key)
    const detected = detectFact(known, finding, now)
    const id = known?.row.id ?? finding.id
    if (!detected) return { id, outcome: 'known' }
    const { row, added, status } = detected
    const earlier = changed.get(key)
    const change = status ? [statusChange(ids.uuid(now), id, known ? statusAt(known.row, now) : null, status, now)] : []
    const add = [...(earlier && 'add' in earlier.evidence ? earlier.evidence.add : []), ...added]
    const changes = [...(earlier?.changes ?? []), ...change]
    changed.set(key, { row, known: earlier ? earlier.known : known?.row, evidence: { add }, changes })
    current.set(key, { row, evidence: [...(known?.evidence ?? []), ...added] })
    return { id, outcome: known ? 'repeated' : 'created' }
  })
  await writeFacts(set, [...changed.values()])
  return results
}

const factKey = (customerId: string, assertionKey: string) => `${customerId} ${assertionKey}`

/** The facts that findings may tell of again, the oldest of each, with the evidence that they have from the findings' sources. */
async function knownFacts(transaction: Transaction, findings: readonly Finding[]): Promise<Map<string, KnownFact>> {
  const rows = await transaction.find(facts, {
    where: {
      customer_id: { in: [...new Set(findings.map(({ customer_id }) => customer_id))] },
      assertion_key: { in: [...new Set(findings.map(({ columns }) => columns.assertion_key))] }
    }
  })
  const factIds = rows.map(({ id }) => id)
  const sourceIds = [...new Set(findings.flatMap(({ evidence }) => evidence.flatMap(({ source_id }) => source_id ?? [])))]
  const any = [{ source_id: { in: sourceIds } }, { source_id: { isNull: true } }]
  const stored = rows.length === 0 ? [] : await transaction.find(factEvidence, { where: { fact_id: { in: factIds }, any } })
  const evidence = groupBy(stored, ({ fact_id }) => fact_id)
  const oldestLast = rows.sort((a, b) => b.detected_at - a.detected_at || (a.id < b.id ? 1 : -1))
  return new Map(
    oldestLast.map((row) => [factKey(row.customer_id, row.assertion_key), { row, evidence: evidence.get(row.id) ?? [] }] as const)
  )
}
