import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { markActivating } from '../activation/mark-activating.js'
import type { AcceptedEvent } from '../identity/accepted-event.js'
import { insertEvents, type StoredEvents } from '../identity/insert-events.js'
import { OwnerHints } from '../identity/owner-hints.js'
import { type SettleOptions, settleEvents } from '../identity/settle-events.js'

/** Inserts events, each exactly once, with those marked that activate. It needs no lock; `settleEvents` does the rest under the lock. */
export function storeEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  hints: OwnerHints
): Promise<StoredEvents> {
  return insertEvents(transaction, batch, ids, now, { hints, mark: markActivating })
}

/**
 * Stores events, each exactly once, and everything that follows from them. The organization's `ingest` lock must be held. The outcome depends neither
 * on the order of calls nor on how the events are divided among them.
 */
export async function applyEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  options: SettleOptions = {}
): Promise<void> {
  const { hints = new OwnerHints() } = options
  await settleEvents(transaction, await storeEvents(transaction, batch, ids, now, hints), ids, now, options)
}
