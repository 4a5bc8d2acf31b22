import { latest } from '../identity/index.js'
import { nameKey } from '../sources/index.js'
import { evidenceColumns, type Pointer, pointerKey, sourceOf, sourceTypesOf } from './evidence/evidence.js'
import type { FactRow } from './fact-status.js'
import type { KnownFact } from './put-fact.js'
import type { ReadFact } from './read-fact-input.js'
import { type NewStatus, statusColumns } from './status-change.js'

/** A detection, and whose it is; `id` is for the fact that it becomes when it is new. */
export interface Finding extends ReadFact {
  id: string
  customer_key: string
  customer_id: string
  check: DetectionCheck
}

/** Whether a language model has read the words too: it confirms the finding, it is still to (until when attention waits for it), or nobody asks one. */
export type DetectionCheck = { confirmed: true } | { dueAt: number } | undefined

/**
 * What a detection makes of a fact: the row, the evidence that it adds, its new status; undefined when that is what it is already. A fact that was withdrawn
 * is one again, and rests on the new evidence alone.
 */
export function detectFact(
  known: (KnownFact & { isWithdrawn: boolean }) | undefined,
  finding: Finding,
  now: number
): { row: FactRow; added: Pointer[]; status: NewStatus | undefined; replaces?: boolean } | undefined {
  const before = new Set(known?.evidence.map(pointerKey))
  const added = finding.evidence.filter((pointer) => !before.has(pointerKey(pointer)))
  if (!known) return newFact(finding, now)
  const { row } = known
  const isConfirmed = finding.check !== undefined && 'confirmed' in finding.check
  if (known.isWithdrawn) return added.length > 0 || isConfirmed ? foundAgain(known, finding, now) : undefined
  const isNews = isConfirmed && row.is_extracted && (row.check_due_at !== null || finding.columns.confidence > row.confidence)
  if (added.length === 0 && !isNews) return undefined
  const isFurther = added.length > 0 && !rests(known.evidence, added)
  const status = row.status === 'CANDIDATE' && finding.status === 'ACTIVE' ? ({ status: 'ACTIVE', cause: 'detected' } as const) : undefined
  const changed: FactRow = {
    ...row,
    ...(status && statusColumns(status)),
    confidence: Math.max(row.confidence, finding.columns.confidence),
    occurred_at: latest(row.occurred_at, finding.columns.occurred_at),
    evidence_count: row.evidence_count + added.length,
    source_types: { ...row.source_types, ...sourceTypesOf(added) },
    occurrence_count: row.occurrence_count + (isFurther ? 1 : 0),
    last_detected_at: isFurther ? now : row.last_detected_at,
    check_due_at: isConfirmed ? null : row.check_due_at,
    updated_at: now
  }
  return { row: changed, added, status }
}

/** What a withdrawn fact comes to by a new finding: nobody had decided on it. */
function foundAgain({ row }: KnownFact, finding: Finding, now: number) {
  const status: NewStatus = { status: finding.status ?? 'CANDIDATE', cause: 'detected' }
  const { confidence, occurred_at } = finding.columns
  const changed: FactRow = {
    ...row,
    ...statusColumns(status),
    confidence,
    occurred_at: latest(row.occurred_at, occurred_at),
    ...evidenceColumns(finding.evidence),
    occurrence_count: row.occurrence_count + 1,
    last_detected_at: now,
    check_due_at: dueAt(finding.check),
    updated_at: now
  }
  return { row: changed, added: finding.evidence, status, replaces: true }
}

const dueAt = (check: DetectionCheck) => (check && 'dueAt' in check ? check.dueAt : null)

function newFact({ id, customer_key, customer_id, columns, evidence, status: said, check }: Finding, now: number) {
  const status: NewStatus = { status: said ?? 'CANDIDATE', cause: 'detected' }
  const row: FactRow = {
    id,
    external_id: null,
    customer_key,
    customer_id,
    ...columns,
    valid_from: columns.valid_from ?? columns.occurred_at ?? now,
    ...statusColumns(status),
    reported_status: null,
    evidence_count: evidence.length,
    source_types: sourceTypesOf(evidence),
    detected_at: now,
    occurrence_count: 1,
    last_detected_at: now,
    is_extracted: true,
    content_digest: '',
    check_due_at: dueAt(check),
    updated_at: now
  }
  return { row, added: evidence, status }
}

/** Whether a fact rests already on every source that this evidence points to. */
function rests(evidence: readonly Pointer[], added: readonly Pointer[]): boolean {
  const sources = new Set(evidence.map(placeOf))
  return added.every((pointer) => sources.has(placeOf(pointer)))
}

function placeOf(pointer: Pointer): string {
  const source = sourceOf(pointer)
  return source ? nameKey(source) : pointerKey(pointer)
}
