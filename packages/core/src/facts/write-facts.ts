import { emit } from '../changes/index.js'
import { type IdentityUnitOfWork, removeEmptyCustomers, writeRows } from '../identity/index.js'
import type { IndexContents } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import type { Pointer } from './evidence/evidence.js'
import type { FactRow } from './fact-status.js'
import { indexFacts } from './index-facts.js'
import type { FactChangeRow } from './status-change.js'
import { factChanges, factEvidence, facts } from './tables/index.js'

/** A fact as it is to be stored, and as it was before, if it was. */
export interface ChangedFact {
  row: FactRow
  known: FactRow | undefined
  /** Evidence to write: in place of all that there was, or after it. */
  evidence: { replace: readonly Pointer[] } | { add: readonly Pointer[] }
  changes: readonly FactChangeRow[]
}

/** The statuses in which a new fact is somebody's to look at. */
const detected = ['ACTIVE', 'CANDIDATE']

/** Writes facts with their evidence, their history and what the search finds, and takes away customers that stand empty then. */
export async function writeFacts(set: IdentityUnitOfWork, changed: readonly ChangedFact[], contents?: IndexContents): Promise<void> {
  if (changed.length === 0) return
  const { transaction } = set
  const rows = changed.map(({ row }) => row)
  await transaction.upsert(facts, rows)
  for (const { row, known } of changed) {
    if (known) noteChanged(transaction, row, known)
    else noteDetected(transaction, row)
  }
  const history = changed.flatMap(({ changes }) => changes)
  if (history.length > 0) await transaction.insert(factChanges, history)
  await writeEvidence(set, changed)
  await indexFacts(transaction, rows, contents)
  const lost = changed.flatMap(({ row, known }) => (known && known.customer_id !== row.customer_id ? [known.customer_id] : []))
  await set.customers.load(lost)
  await removeEmptyCustomers(set, new Set(lost))
  await writeRows(set)
}

function noteDetected(
  transaction: Transaction,
  { id: factId, customer_id: customerId, fact_type: factType, status, ...row }: FactRow
): void {
  if (!detected.includes(status)) return
  emit(transaction, { kind: 'factDetected', factId, customerId, factType, status, at: row.occurred_at ?? row.detected_at })
}

function noteChanged(
  transaction: Transaction,
  { id: factId, customer_id: customerId, fact_type: factType, updated_at: at }: FactRow,
  known: FactRow
): void {
  const before = { customerId: known.customer_id, factType: known.fact_type }
  emit(transaction, { kind: 'factChanged', factId, customerId, factType, before, at })
}

async function writeEvidence({ transaction, ids, now }: IdentityUnitOfWork, changed: readonly ChangedFact[]): Promise<void> {
  const replaced = changed.flatMap(({ known, evidence }) => (known && 'replace' in evidence ? [known.id] : []))
  if (replaced.length > 0) await transaction.remove(factEvidence, { fact_id: { in: replaced } })
  const rows = changed.flatMap(({ row, evidence }) => {
    const pointers = 'replace' in evidence ? evidence.replace : evidence.add
    const start = row.evidence_count - pointers.length
    return pointers.map((pointer, index) => ({ ...pointer, id: ids.uuid(now), fact_id: row.id, position: start + index }))
  })
  if (rows.length > 0) await transaction.insert(factEvidence, rows)
}
