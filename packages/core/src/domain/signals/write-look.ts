import type { Transaction } from '../../storage/contract.js'
import { signalOccurrences } from '../../storage/tables/index.js'
import { newestLook, type OccurrenceRow } from './occurrences.js'
import type { Said } from './patterns/words.js'

/** Writes what the newest look says of an occurrence that goes on, where it says something else than the one before. */
export async function writeLook(transaction: Transaction, occurrence: OccurrenceRow, said: Said): Promise<void> {
  const { severity, title, reason } = newestLook(occurrence)
  // The evidence has every number of these words: where they are the same, its windows alone have moved on.
  if (severity === said.severity && title === said.title && reason === said.reason) return
  const latest = { severity: said.severity, title: said.title, reason: said.reason, evidence: said.evidence }
  await transaction.update(signalOccurrences, { id: { eq: occurrence.id } }, { latest })
}
