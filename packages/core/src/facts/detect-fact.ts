import { latest } from '../identity/index.js'
import { nameKey } from '../sources/index.js'
import { evidenceColumns, isOpening, type Pointer, pointerKey, sourceOf, sourceTypesOf } from './evidence/evidence.js'
import { surerAmong } from './evidence/restate-evidence.js'
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
  check: DetectionCheck
}

/** Whether a language model has read the words too: it confirms the finding, it is still to (until when attention waits for it), or nobody asks one. */
export type DetectionCheck = { confirmed: true } | { dueAt: number } | undefined

/** A fact as a detection leaves it. */
export interface DetectedFact {
  row: FactRow
  /** The evidence that the detection adds. */
  added: Pointer[]
  /** Its new status, if it has one. */
  status: NewStatus | undefined
  /** Whether it rests on that evidence alone from now on. */
  replaces?: boolean
}

/**
 * What a detection makes of a fact: the row, the evidence that it adds, its new status; undefined when that is what it is already. A fact that was withdrawn
 * is one again, and rests on the new evidence alone.
 */
export function detectFact(
  known: (KnownFact & { isWithdrawn: boolean }) | undefined,
  finding: Finding,
  now: number
): DetectedFact | undefined {
  const before = new Set(known?.evidence.filter(isOpening).map(pointerKey))
  const added = finding.evidence.filter((pointer) => !before.has(pointerKey(pointer)))
  if (!known) return newFact(finding, now)
  const { row } = known
  const isConfirmed = isConfirmedBy(finding.check)
  if (known.isWithdrawn) return added.length > 0 || isConfirmed ? foundAgain(known, finding, now) : undefined
  const isSurer = surerAmong(known, finding).length > 0
  const isNews = isConfirmed && row.is_extracted && (row.check_due_at !== null || isSurer)
  if (added.length === 0 && !isNews) return undefined
  const counted = known.evidence.filter((pointer) => isOpening(pointer) || pointer.effect === 'confirms')
  const isFurther = added.length > 0 && !rests(counted, added)
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
    check_due_at: isConfirmed ? null : row.check_due_at,
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

/** The first status of a finding, or its first one after it was withdrawn. What was dismissed before is not opened again. */
function firstStatus(finding: Finding, now: number): NewStatus {
  return finding.dismissal ? dismissedStatus(finding.dismissal) : statusOf(finding, finding.status ?? 'CANDIDATE', now)
}

/** What a withdrawn fact comes to by a new finding: nobody had decided on it. */
function foundAgain({ row }: KnownFact, finding: Finding, now: number): DetectedFact {
  const status = firstStatus(finding, now)
  const { confidence, occurred_at, valid_until } = finding.columns
  const changed: FactRow = {
    ...row,
    kind: finding.kind ?? row.kind,
    subject: firstSubject(row.subject, finding.subject),
    valid_from: statedAt(finding, now),
    valid_until,
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

/** Whether a language model has read it too. */
export const isConfirmedBy = (check: DetectionCheck) => check !== undefined && 'confirmed' in check

function newFact(finding: Finding, now: number): DetectedFact {
  const { id, customer_key, customer_id, kind, subject, columns, evidence, check } = finding
  const status = firstStatus(finding, now)
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
    check_due_at: dueAt(check),
    updated_at: now
  }
  return { row, added: evidence, status }
}

/** The history names who dismissed it, and why. */
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
