import type { Transaction } from '../storage/index.js'
import type { Finding } from './detections/look.js'
import { newestLook, type OccurrenceRow } from './occurrences.js'
import { signalOccurrences } from './tables/signal-occurrences.js'

/** Writes what the newest look says of an occurrence that goes on, where it says something else than the one before. */
export async function writeLook(transaction: Transaction, occurrence: OccurrenceRow, finding: Finding): Promise<void> {
  const { severity, title, reason } = newestLook(occurrence)
  // The evidence has every number of these words: where they are the same, its windows alone have moved on.
  if (severity === finding.severity && title === finding.title && reason === finding.reason) return
  const latest = { severity: finding.severity, title: finding.title, reason: finding.reason, evidence: finding.evidence }
  await transaction.update(signalOccurrences, { id: { eq: occurrence.id } }, { latest })
}
