import { markActivating } from '../activation/index.js'
import {
  type AcceptedEvent,
  type EventRow,
  insertEvents,
  OwnerHints,
  type ReconcileOptions,
  reconcileEvents,
  type StoredEvents
} from '../identity/index.js'
import { matchEvents, readWatching, type Watching } from '../signals/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'

/** Events that are being stored, and what the workspace watches for in them. */
export interface StoredBatch {
  stored: StoredEvents
  watching: Watching
}

/** Options of taking events in. */
export interface IntakeOptions extends ReconcileOptions {
  /** They are of a time before anybody looked, such as a provider's past: signals match nothing of them. */
  isHistorical?: boolean | undefined
}

/** Inserts events, each exactly once, with those marked that activate. It needs no lock; `reconcileStored` does the rest under the lock. */
export async function storeEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  hints: OwnerHints
): Promise<StoredBatch> {
  const reading = readWatching(transaction)
  const [stored, watching] = await Promise.all([insertEvents(transaction, batch, ids, now, { hints, mark: markActivating }), reading])
  return { stored, watching }
}

/** Brings everything up to date that follows from stored events: who is who, and what is seen in them. The `ingest` lock must be held. Answers the new ones. */
export async function reconcileStored(
  transaction: Transaction,
  { stored, watching }: StoredBatch,
  ids: Ids,
  now: number,
  options: IntakeOptions = {}
): Promise<EventRow[]> {
  const fresh = await reconcileEvents(transaction, stored, ids, now, options)
  await matchEvents(transaction, watching, fresh, ids, now, options)
  return fresh
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
