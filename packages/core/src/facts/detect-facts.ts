import { type CustomerKey, claimCustomers, IdentityUnitOfWork, writeRows } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import { groupBy, type Ids } from '../values/index.js'
import { type DetectionCheck, detectFact, type Finding, isConfirmedBy, statedAt } from './detect-fact.js'
import { withCheckedEvidence } from './evidence/check-evidence.js'
import type { Pointer } from './evidence/evidence.js'
import { type Restated, restateEvidence, surerAmong } from './evidence/restate-evidence.js'
import type { FactContent } from './fact-input.js'
import { statusAt } from './fact-status.js'
import { dismissalOf, readJudgements } from './judgements/judgements.js'
import { withLearnedConfidence } from './patterns/apply-patterns.js'
import type { KnownFact } from './put-fact.js'
import { assertionKey, readFactInput } from './read-fact-input.js'
import { withdrawnAmong } from './resolution-causes.js'
import { subjectForm } from './statements/concerns.js'
import type { FactEffect, Polarity } from './statements/effects.js'
import { foldFacts } from './statements/fold-facts.js'
import { keepStatements } from './statements/keep-statements.js'
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
  /**
   * What it does: `opens` a fact, as it does when this is left out, or `confirms`, `weakens` or `ends` (withdraws) what the customer's facts of this type
   * say that were opened before it. Then it is no fact of its own, but evidence of those that it speaks of, by key or subject.
   */
  effect?: FactEffect
  /** How it stands towards us. */
  polarity?: Polarity
  /** What it is about, such as a product's name; without it an effect concerns every fact of the type. */
  subject?: string | null
  /** Whether a language model has read the words too. */
  check?: DetectionCheck
}

/**
 * What became of a detection: a new fact, a further detection of one that is known, or nothing, for it was told before. `id` is the fact's; of a detection
 * with another effect than `opens` it is the statement's, which stands among the evidence of the facts that it speaks of.
 */
export interface Detected {
  id: string
  outcome: 'created' | 'repeated' | 'known'
}

/**
 * Takes in what a detector found. Of a customer there is one fact of a type and an assertion (without regard to case, spacing and the last
 * full stop) or key: what is found again adds its evidence and raises occurrenceCount and lastDetectedAt when it comes from a source that
 * the fact does not rest on yet. So a detector may look at the same source again. What somebody dismissed stays RESOLVED, and is RESOLVED
 * from the start where it is a new fact; a pattern's findings start with the confidence that people's judgements leave them. What confirms, weakens or
 * ends facts joins their evidence, and they become what all statements make of them, in whatever order these come. The organization's `ingest` lock must
 * be held. Throws INVALID_TOOL_INPUT for a quote that is not exact.
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
    const { customerKey, factType, key, kind = null, effect = 'opens', polarity = null, check } = detection
    const subject = subjectForm(detection.subject)
    const columns = key === undefined ? read.columns : { ...read.columns, assertion_key: assertionKey(factType, key) }
    return { ...read, columns, customerKey, kind, effect, polarity, subject, path, check }
  })
  const checked = await withLearnedConfidence(transaction, await withCheckedEvidence(transaction, said))
  const set = new IdentityUnitOfWork(transaction, ids, now)
  await claimCustomers(
    set,
    said.map(({ customerKey }) => customerKey)
  )
  const named = checked.map(({ customerKey: customer_key, polarity, ...fact }): Finding => {
    const { effect, columns, status: claimed_status } = fact
    const stated = { effect, polarity, confidence: columns.confidence, claimed_status, stated_at: statedAt(fact, now), learned_at: now }
    const evidence = fact.evidence.map((pointer) => ({ ...pointer, ...stated }))
    return { ...fact, evidence, id: ids.uuid(now), customer_key, customer_id: set.customerIdentity(customer_key).customer_id }
  })
  const dismissals = await readJudgements(transaction, named, {
    fact_type: { in: [...new Set(named.map(({ columns }) => columns.fact_type))] },
    decision: { eq: 'dismissed' }
  })
  const all = named.map((finding) => ({ ...finding, dismissal: dismissalOf(finding, dismissals) }))
  const statements = all.filter(({ effect }) => effect !== 'opens')
  const kept = await keepStatements(transaction, statements, ids, now)
  const outcomes = new Map<Finding, Detected>(
    statements.map((finding, index) => [finding, kept[index] ?? { id: finding.id, outcome: 'known' }])
  )
  const findings = all.filter(({ effect }) => effect === 'opens')
  const current = await knownFacts(transaction, findings)
  const changed = new Map<string, ChangedFact>()
  const restated: Restated[] = []
  for (const finding of findings) {
    const key = factKey(finding.customer_id, finding.columns.assertion_key)
    const known = current.get(key)
    const detected = detectFact(known, finding, now)
    const id = known?.row.id ?? finding.id
    outcomes.set(finding, { id, outcome: detected ? (known ? 'repeated' : 'created') : 'known' })
    if (!detected) continue
    const { row, added, status, replaces = false } = detected
    const earlier = changed.get(key)
    const change = status ? [statusChange(ids.uuid(now), id, known ? statusAt(known.row, now) : null, status, now)] : []
    const changes = [...(earlier?.changes ?? []), ...change]
    const evidence = replaces ? { replace: added } : evidenceAfter(earlier, added)
    if (known && !replaces && isConfirmedBy(finding.check)) restated.push({ factId: id, evidence: surerAmong(known, finding), finding })
    changed.set(key, { row, known: earlier ? earlier.known : known?.row, evidence, changes })
    current.set(key, { row, evidence: replaces ? added : [...(known?.evidence ?? []), ...added], isWithdrawn: false })
  }
  await writeFacts(set, [...changed.values()])
  await restateEvidence(transaction, restated)
  if (changed.size === 0 && statements.length > 0) await writeRows(set)
  const customerIds = [...new Set(all.map(({ customer_id }) => customer_id))]
  const factTypes = [...new Set(all.map(({ columns }) => columns.fact_type))]
  await foldFacts(transaction, { customerIds, factTypes }, ids, now)
  return all.map((finding) => outcomes.get(finding) ?? { id: finding.id, outcome: 'known' })
}

/** The evidence that is to be written once more is added in the same commit. */
function evidenceAfter(earlier: ChangedFact | undefined, added: readonly Pointer[]): ChangedFact['evidence'] {
  if (!earlier) return { add: added }
  return 'replace' in earlier.evidence ? { replace: [...earlier.evidence.replace, ...added] } : { add: [...earlier.evidence.add, ...added] }
}

const factKey = (customerId: string, assertionKey: string) => `${customerId} ${assertionKey}`

/** The facts that findings may tell of again, the oldest of each, with the evidence that they have from the findings' sources. */
async function knownFacts(
  transaction: Transaction,
  findings: readonly Finding[]
): Promise<Map<string, KnownFact & { isWithdrawn: boolean }>> {
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
  const withdrawn = await withdrawnAmong(transaction, rows)
  return new Map(
    oldestLast.map((row) => {
      const known = { row, evidence: evidence.get(row.id) ?? [], isWithdrawn: withdrawn.has(row.id) }
      return [factKey(row.customer_id, row.assertion_key), known] as const
    })
  )
}
