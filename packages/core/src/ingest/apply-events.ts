import { markActivating } from '../activation/index.js'
import { emit } from '../changes/index.js'
import {
  type AcceptedEvent,
  type EventRow,
  erasures,
  events,
  insertEvents,
  newestErasure,
  OwnerHints,
  type ReconcileOptions,
  reconcileEvents,
  type StoredEvents
} from '../identity/index.js'
import { matchEvents, readWatching, type Watching } from '../signals/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { withoutErased } from './without-erased.js'

/** Events that are being stored, and what the workspace watches for in them. */
export interface StoredBatch {
  stored: StoredEvents
  watching: Watching
  /** What was sent. */
  batch: readonly AcceptedEvent[]
  /** The newest erasure that the events of the erased were looked for by. */
  erasure: string | undefined
  /** How many events were dropped. */
  dropped: number
}

/** Options of taking events in. */
export interface IntakeOptions extends ReconcileOptions {
  /** They are of a time before anybody looked, such as a provider's past: signals match nothing of them. */
  isHistorical?: boolean | undefined
}

/**
 * Inserts events, each exactly once, with those marked that activate, and without those of people and customers who were erased. It needs no lock;
 * `reconcileStored` does the rest under the lock.
 */
export async function storeEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  hints: OwnerHints
): Promise<StoredBatch> {
  const [watching, erasure] = await Promise.all([readWatching(transaction), newestErasure(transaction)])
  hints.forgetErased(transaction.organizationId, erasure)
  const kept = erasure === undefined ? batch : await withoutErased(transaction, batch)
  const stored = await insertEvents(transaction, kept, ids, now, { hints, mark: markActivating })
  return { stored, watching, batch, erasure, dropped: batch.length - kept.length }
}

/** Brings everything up to date that follows from stored events: who is who, and what is seen in them. The `ingest` lock must be held. Answers the new ones. */
export async function reconcileStored(
  transaction: Transaction,
  batch: StoredBatch,
  ids: Ids,
  now: number,
  options: IntakeOptions = {}
): Promise<EventRow[]> {
  const { stored, watching, erasure, dropped } = await afterErasures(transaction, batch, ids, now, options)
  // Not before the lock is held: a running erasure changes its row under the lock.
  if (erasure !== undefined && dropped > 0) await transaction.increment(erasures, { id: erasure }, { dropped_events: dropped })
  const fresh = await reconcileEvents(transaction, stored, ids, now, options)
  await matchEvents(transaction, watching, fresh, ids, now, options)
  if (fresh.length > 0 && !options.isHistorical) emit(transaction, { kind: 'eventsStored', events: fresh })
  return fresh
}

/** The batch again without the events of those who were erased between its insert and the lock. */
async function afterErasures(
  transaction: Transaction,
  stored: StoredBatch,
  ids: Ids,
  now: number,
  { hints = new OwnerHints() }: IntakeOptions
): Promise<StoredBatch> {
  if ((await newestErasure(transaction)) === stored.erasure) return stored
  const areNew = await stored.stored.isNew
  const inserted = stored.stored.events.flatMap(({ row }, index) => (areNew[index] ? [row.event_id] : []))
  if (inserted.length > 0) await transaction.remove(events, { event_id: { in: inserted } })
  return storeEvents(transaction, stored.batch, ids, now, hints)
}

/**
 * Stores events, each exactly once, and everything that follows from them. The organization's `ingest` lock must be held. The outcome depends neither
 * on the order of calls nor on how the events are divided among them. Answers the new ones with their owners.
 */
export async function applyEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  options: IntakeOptions = {}
): Promise<EventRow[]> {
  const { hints = new OwnerHints() } = options
  return reconcileStored(transaction, await storeEvents(transaction, batch, ids, now, hints), ids, now, options)
}
