import { latest } from '../identity/index.js'
import { nameKey } from '../sources/index.js'
import { isOpening, type Pointer, pointerKey, sourceOf, sourceTypesOf } from './evidence/evidence.js'
import type { FactStatus } from './fact-kinds.js'
import type { FactRow } from './fact-status.js'
import type { JudgementRow } from './judgements/judgements.js'
import type { KnownFact } from './put-fact.js'
import type { ReadFact } from './read-fact-input.js'
import type { FactEffect } from './statements/effects.js'
import { type NewStatus, statusColumns } from './status-change.js'

/** A detection, and whose it is; `id` is for the fact that it becomes when it is new. */
export interface Finding extends ReadFact {
  id: string
  customer_key: string
  customer_id: string
  /** The pattern that read it, within its type; null where none did. */
  kind: string | null
  /** What it is about, in the form that subjects are compared in; null where that is not known. */
  subject: string | null
  effect: FactEffect
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
  const before = new Set(known?.evidence.filter(isOpening).map(pointerKey))
  const added = finding.evidence.filter((pointer) => !before.has(pointerKey(pointer)))
  if (!known) return newFact(finding, now)
  if (added.length === 0) return undefined
  const { row } = known
  const counted = known.evidence.filter((pointer) => isOpening(pointer) || pointer.effect === 'confirms')
  const isFurther = !rests(counted, added)
  const status = row.status === 'CANDIDATE' && finding.status === 'ACTIVE' ? statusOf(finding, 'ACTIVE', now) : undefined
  const changed: FactRow = {
    ...row,
    kind: row.is_extracted ? (row.kind ?? finding.kind) : row.kind,
    subject: firstSubject(row.subject, finding.subject),
    valid_from: row.is_extracted ? Math.min(row.valid_from, statedAt(finding, now)) : row.valid_from,
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

/** When what a finding says holds from: valid time. */
export function statedAt({ columns }: Pick<Finding, 'columns'>, now: number): number {
  return columns.valid_from ?? columns.occurred_at ?? now
}

/** Of two subjects always the same one, whichever was learned first. */
function firstSubject(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

function statusOf(finding: Finding, status: FactStatus, now: number): NewStatus {
  return { status, cause: 'detected', effect: finding.effect, statedAt: statedAt(finding, now) }
}

function newFact(finding: Finding, now: number) {
  const { id, customer_key, customer_id, kind, subject, columns, evidence, status: said, dismissal } = finding
  const status = dismissal ? dismissedStatus(dismissal) : statusOf(finding, said ?? 'CANDIDATE', now)
  const row: FactRow = {
    id,
    external_id: null,
    customer_key,
    customer_id,
    ...columns,
    kind,
    subject,
    valid_from: statedAt(finding, now),
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
