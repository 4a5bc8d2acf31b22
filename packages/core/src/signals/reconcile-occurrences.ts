import type { Rows, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { type OccurrenceRow, recordOccurrences } from './occurrences.js'
import { type Outcome, occurrenceOf } from './outcome.js'
import { resumeOccurrences } from './resume-occurrences.js'
import { signalOccurrences } from './tables/signal-occurrences.js'
import { writeLook } from './write-look.js'

/** The occurrences that hold of these signals and customers, the oldest of each. */
export async function openOccurrences(
  rows: Rows<'organization'>,
  signalIds: readonly string[],
  customerIds: readonly string[]
): Promise<{ first(signalId: string, customerId: string): OccurrenceRow | undefined; others: OccurrenceRow[] }> {
  const found = await rows.find(signalOccurrences, {
    where: { customer_id: { in: customerIds }, signal_id: { in: signalIds }, ended_at: { isNull: true } }
  })
  const byName = new Map<string, OccurrenceRow>()
  const others: OccurrenceRow[] = []
  for (const row of found.sort((a, b) => a.detected_at - b.detected_at || (a.id < b.id ? -1 : 1))) {
    const name = `${row.signal_id} ${row.customer_id}`
    if (byName.has(name)) others.push(row)
    else byName.set(name, row)
  }
  return { first: (signalId, customerId) => byName.get(`${signalId} ${customerId}`), others }
}

/**
 * Writes what was found: an occurrence begins where there is none that holds, and ends where it does not hold any more. What was found before keeps its words;
 * those of the newest look stand beside them. The same again changes nothing.
 */
export async function reconcileOccurrences(transaction: Transaction, outcomes: readonly Outcome[], ids: Ids, now: number): Promise<void> {
  if (outcomes.length === 0) return
  const open = await openOccurrences(
    transaction,
    [...new Set(outcomes.map(({ signal }) => signal.id))],
    [...new Set(outcomes.map(({ customerId }) => customerId))]
  )
  const begun = outcomes.flatMap((outcome) => {
    const { finding, signal, customerId } = outcome
    return finding && !open.first(signal.id, customerId) ? [{ ...outcome, finding }] : []
  })
  const over = outcomes.flatMap(({ finding, signal, customerId }) => (finding ? [] : (open.first(signal.id, customerId) ?? [])))
  await endOccurrences(transaction, [...over, ...open.others], now)
  const fresh = await resumeOccurrences(transaction, begun, ids, now)
  const recorded = fresh.map((outcome) => occurrenceOf(outcome, outcome.finding, ids.uuid(now)))
  await recordOccurrences(transaction, recorded, ids, now)
  for (const { finding, signal, customerId } of outcomes) {
    const held = open.first(signal.id, customerId)
    if (finding && held) await writeLook(transaction, held, finding)
  }
}

/** Ends occurrences: they hold no more. */
async function endOccurrences(transaction: Transaction, over: readonly OccurrenceRow[], now: number): Promise<void> {
  if (over.length === 0) return
  await transaction.update(signalOccurrences, { id: { in: over.map(({ id }) => id) } }, { ended_at: now })
}
