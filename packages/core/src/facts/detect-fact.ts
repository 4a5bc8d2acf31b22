import { latest } from '../identity/index.js'
import { nameKey } from '../sources/index.js'
import { type Pointer, pointerKey, sourceOf, sourceTypesOf } from './evidence/evidence.js'
import type { FactRow } from './fact-status.js'
import type { JudgementRow } from './judgements/judgements.js'
import type { KnownFact } from './put-fact.js'
import type { ReadFact } from './read-fact-input.js'
import { type NewStatus, statusColumns } from './status-change.js'

/** A detection, and whose it is; `id` is for the fact that it becomes when it is new. */
export interface Finding extends ReadFact {
  id: string
  customer_key: string
  customer_id: string
  /** The pattern that read it, within its type; null where none did. */
  kind: string | null
  /** What somebody said of the same before, who found it wrong. */
  dismissal?: JudgementRow | undefined
}

/**
 * What a detection makes of a fact: the row, the evidence that it adds, its new status; undefined when the fact rests on all of it already.
 */
export function detectFact(
  known: KnownFact | undefined,
  finding: Finding,
  now: number
): { row: FactRow; added: Pointer[]; status: NewStatus | undefined } | undefined {
  const before = new Set(known?.evidence.map(pointerKey))
  const added = finding.evidence.filter((pointer) => !before.has(pointerKey(pointer)))
  if (!known) return newFact(finding, now)
  if (added.length === 0) return undefined
  const { row } = known
  const isFurther = !rests(known.evidence, added)
  const status = row.status === 'CANDIDATE' && finding.status === 'ACTIVE' ? ({ status: 'ACTIVE', cause: 'detected' } as const) : undefined
  const changed: FactRow = {
    ...row,
    kind: row.is_extracted ? (row.kind ?? finding.kind) : row.kind,
    ...(status && statusColumns(status)),
    confidence: Math.max(row.confidence, finding.columns.confidence),
    occurred_at: latest(row.occurred_at, finding.columns.occurred_at),
    evidence_count: row.evidence_count + added.length,
    source_types: { ...row.source_types, ...sourceTypesOf(added) },
    occurrence_count: row.occurrence_count + (isFurther ? 1 : 0),
    last_detected_at: isFurther ? now : row.last_detected_at,
    updated_at: now
  }
  return { row: changed, added, status }
}

function newFact({ id, customer_key, customer_id, kind, columns, evidence, status: said, dismissal }: Finding, now: number) {
  const status = dismissal ? dismissedStatus(dismissal) : ({ status: said ?? 'CANDIDATE', cause: 'detected' } as const)
  const row: FactRow = {
    id,
    external_id: null,
    customer_key,
    customer_id,
    ...columns,
    kind,
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
    updated_at: now
  }
  return { row, added: evidence, status }
}

/** What was dismissed before is not opened again; its history names who did, and why. */
function dismissedStatus({ actor_id, reason }: JudgementRow): NewStatus {
  return { status: 'RESOLVED', cause: 'dismissed', actorId: actor_id, reason }
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
