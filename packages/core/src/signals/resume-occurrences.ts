import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import type { Finding } from './detections/look.js'
import type { OccurrenceRow } from './occurrences.js'
import type { Outcome } from './outcome.js'
import { signalOccurrences } from './tables/signal-occurrences.js'
import { writeLook } from './write-look.js'

/** An outcome that holds, at a customer without an occurrence that does. */
type Begun = Outcome & { finding: Finding }

/**
 * Goes on with what the workspace was told of before a merge was undone, instead of telling it again: silently, as nothing new was seen. Answers the outcomes
 * that are new.
 */
export async function resumeOccurrences(transaction: Transaction, begun: readonly Begun[], ids: Ids, now: number): Promise<Begun[]> {
  if (begun.length === 0) return []
  const resumable = await transaction.find(signalOccurrences, {
    where: { signal_id: { in: [...new Set(begun.map(({ signal }) => signal.id))] }, resumable_until: { gt: now } }
  })
  const known = new Map<string, OccurrenceRow>()
  for (const row of resumable.sort((a, b) => a.detected_at - b.detected_at || (a.id < b.id ? -1 : 1))) {
    for (const customerId of row.resumable_by ?? []) {
      // A customer's own comes before one that it has shared, and of several the last.
      const before = known.get(`${row.signal_id} ${customerId}`)
      if (!before || row.customer_id === customerId || before.customer_id !== customerId) known.set(`${row.signal_id} ${customerId}`, row)
    }
  }
  const resumed = new Set<string>()
  const fresh: Begun[] = []
  const isOwn = ({ signal, customerId }: Begun) => known.get(`${signal.id} ${customerId}`)?.customer_id === customerId
  for (const outcome of [...begun.filter(isOwn), ...begun.filter((each) => !isOwn(each))]) {
    const row = known.get(`${outcome.signal.id} ${outcome.customerId}`)
    if (!row) fresh.push(outcome)
    else await resume(transaction, row, outcome, row.ended_at !== null && !resumed.has(row.id) ? undefined : ids.uuid(now))
    if (row) resumed.add(row.id)
  }
  return fresh
}

/** One that goes on at another customer too is written a second time, under its own id. */
async function resume(
  transaction: Transaction,
  row: OccurrenceRow,
  { customerId, finding }: Begun,
  copyId: string | undefined
): Promise<void> {
  const original_customer_id = row.customer_id === customerId ? row.original_customer_id : customerId
  const moved = { customer_id: customerId, original_customer_id, ended_at: null }
  if (copyId === undefined) await transaction.update(signalOccurrences, { id: { eq: row.id } }, moved)
  else {
    const copy = { ...row, ...moved, id: copyId, occasion: copyId, resumable_until: null, resumable_by: null }
    await transaction.insert(signalOccurrences, [copy])
  }
  await writeLook(transaction, { ...row, id: copyId ?? row.id }, finding)
}
