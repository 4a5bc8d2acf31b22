import { canonicalJson, digestKey } from '../values/index.js'
import { evidenceColumns, isOpening, type Pointer, pointerKey } from './evidence/evidence.js'
import type { FactRow } from './fact-status.js'
import type { ReadFact } from './read-fact-input.js'
import { type NewStatus, statusColumns } from './status-change.js'

/** A fact as a put says it, and whose it is. */
export interface PutFact extends ReadFact {
  id: string
  external_id: string
  customer_key: string
  customer_id: string
}

/** A fact that is stored, with its evidence. */
export interface KnownFact {
  row: FactRow
  evidence: readonly Pointer[]
}

/** What a put makes of a fact: the row, its evidence, and its new status if it has another one; undefined when the put says nothing new. */
export function putFact(
  known: KnownFact | undefined,
  put: PutFact,
  now: number
): { row: FactRow; evidence: Pointer[]; status: NewStatus | undefined } | undefined {
  const { id, external_id, customer_key, customer_id, columns } = put
  const content_digest = digestKey('fact', [columns, put.evidence.map(pointerKey), put.status, customer_key])
  if (known?.row.content_digest === content_digest && known.row.customer_id === customer_id) return undefined
  const isDetection = known !== undefined && tellsOfMore(known, put)
  const isMoved = known !== undefined && !isOfSame(known.row, put)
  const status = newStatus(known?.row, put, isMoved)
  const evidence = [...put.evidence, ...statementsOf(known, put)]
  const row: FactRow = {
    id,
    external_id,
    customer_key,
    customer_id,
    ...columns,
    kind: known?.row.kind ?? null,
    subject: known?.row.subject ?? null,
    valid_from: columns.valid_from ?? notAfter(columns.valid_until, known?.row.valid_from ?? columns.occurred_at ?? now),
    status: known?.row.status ?? 'ACTIVE',
    snoozed_until: known?.row.snoozed_until ?? null,
    ...(status && statusColumns(status)),
    reported_status: put.status,
    ...evidenceColumns(evidence),
    detected_at: known?.row.detected_at ?? now,
    occurrence_count: (known?.row.occurrence_count ?? 0) + (known && !isDetection ? 0 : 1),
    last_detected_at: known && !isDetection ? known.row.last_detected_at : now,
    is_extracted: false,
    content_digest,
    check_due_at: null,
    updated_at: now
  }
  return { row, evidence, status }
}

/** What sources said of the fact, which stays its evidence while it is of the same customer and type: the history tells of it already. */
function statementsOf(known: KnownFact | undefined, put: PutFact): Pointer[] {
  return known && isOfSame(known.row, put) ? known.evidence.filter((each) => !isOpening(each)) : []
}

/** Whether a put leaves a fact with its customer and its type. */
function isOfSame(known: FactRow, { customer_id, columns }: PutFact): boolean {
  return known.customer_id === customer_id && known.fact_type === columns.fact_type
}

/** A beginning that nobody said does not come after the end that somebody did. */
function notAfter(end: number | null, beginning: number): number {
  return end === null ? beginning : Math.min(end, beginning)
}

/** Whether a put tells of something newly observed: a later occurrence, evidence that was not there, another metric. */
function tellsOfMore({ row, evidence }: KnownFact, { columns, ...put }: PutFact): boolean {
  const isLater = columns.occurred_at !== null && columns.occurred_at > (row.occurred_at ?? Number.NEGATIVE_INFINITY)
  const before = new Set(evidence.map(pointerKey))
  const hasNewEvidence = put.evidence.some((pointer) => !before.has(pointerKey(pointer)))
  const isMeasuredAnew = columns.metric !== null && canonicalJson(columns.metric) !== canonicalJson(row.metric)
  return isLater || hasNewEvidence || isMeasuredAnew
}

/**
 * The status that a put sets: of a new fact, and of one for which it says another than the put before; else what people set stays. What was RESOLVED of
 * another customer or type is open again as what it is now, unless the put says that it is RESOLVED.
 */
function newStatus(known: FactRow | undefined, { status }: PutFact, isMoved: boolean): NewStatus | undefined {
  if (!known) return { status: status ?? 'ACTIVE', cause: 'put' }
  if (isMoved && known.status === 'RESOLVED') return status === 'RESOLVED' ? undefined : { status: status ?? 'ACTIVE', cause: 'put' }
  return status !== null && status !== known.reported_status && status !== known.status ? { status, cause: 'put' } : undefined
}
