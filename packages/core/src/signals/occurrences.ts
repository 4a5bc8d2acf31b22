import { emit } from '../changes/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { type StoredLook, type StoredOccurrenceEvidence, signalOccurrences } from './tables/signal-occurrences.js'

/** How much it matters, by what was seen alone; what the account is worth comes on top when an attention item is made of it. */
export const severities = ['LOW', 'MEDIUM', 'HIGH'] as const

export type Severity = (typeof severities)[number]

/** A signal that was seen at a customer. `occasion` names what makes it the same again: it is written once. Times are epoch milliseconds. */
export interface NewOccurrence {
  signalId: string
  customerId: string
  occasion: string
  severity: Severity
  /** At most 240 characters. */
  title: string
  /** Why it was seen, in sentences whose every number is in the evidence. */
  reason: string
  evidence: StoredOccurrenceEvidence[]
  occurredAt: number
  /** Of what is over as soon as it is seen, such as an event. */
  endedAt?: number
}

export type OccurrenceRow = RowOf<typeof signalOccurrences>

/** What is to be said of an occurrence now: by the newest look at its customer. */
export function newestLook({ latest, severity, title, reason, evidence }: OccurrenceRow): StoredLook {
  return latest ?? { severity, title, reason, evidence }
}

/**
 * Writes what was seen, each occasion once, and notes each that is new. Answers the new rows, in the order given.
 *
 * @example
 * await recordOccurrences(transaction, [{ signalId, customerId, occasion: event.uuid, severity: 'MEDIUM', title, reason, evidence, occurredAt }], ids, now)
 */
export async function recordOccurrences(
  transaction: Transaction,
  seen: readonly NewOccurrence[],
  ids: Ids,
  now: number
): Promise<OccurrenceRow[]> {
  if (seen.length === 0) return []
  const rows = seen.map(({ signalId, customerId, occasion, severity, title, reason, evidence, occurredAt, endedAt }): OccurrenceRow => {
    return {
      id: ids.uuid(now),
      signal_id: signalId,
      customer_id: customerId,
      original_customer_id: customerId,
      occasion,
      severity,
      title,
      reason,
      evidence,
      latest: null,
      occurred_at: occurredAt,
      detected_at: now,
      ended_at: endedAt ?? null,
      resumable_until: null,
      resumable_by: null
    }
  })
  const areNew = await transaction.insert(signalOccurrences, rows)
  const written = rows.filter((_, index) => areNew[index])
  for (const { id, signal_id: signalId, customer_id: customerId, severity, title, reason, evidence } of written) {
    emit(transaction, { kind: 'signalOccurred', occurrenceId: id, signalId, customerId, severity, title, reason, evidence, at: now })
  }
  return written
}
