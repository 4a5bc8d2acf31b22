import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { type AcceptedEvent, claimsOf } from './accepted-event.js'
import { applyClaims } from './apply-claims.js'
import { OwnerHints } from './owner-hints.js'
import { prefetch } from './prefetch.js'
import { type StoredEvents, storeEvents } from './store-events.js'
import { WorkingSet } from './working-set.js'

/** Options of applying events. */
export interface ApplyOptions {
  /** How many stored events this transaction may move to other owners; jobs move the rest. */
  inlineMoves?: number | undefined
  /** What is remembered of the people in earlier events; learns from these. */
  hints?: OwnerHints | undefined
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
  options: ApplyOptions = {}
): Promise<void> {
  const { hints = new OwnerHints() } = options
  await settleEvents(transaction, await storeEvents(transaction, batch, ids, now, hints), ids, now, options)
}

/** Brings everything up to date that follows from events which this transaction has stored with `storeEvents`. The `ingest` lock must be held. */
export async function settleEvents(
  transaction: Transaction,
  { events, claims, rows, isNew, homes, likely }: StoredEvents,
  ids: Ids,
  now: number,
  { hints, inlineMoves }: ApplyOptions
): Promise<void> {
  const set = new WorkingSet(transaction, ids, now, inlineMoves, homes)
  const [areNew] = await Promise.all([isNew, prefetch(set, claims, events, likely)])
  const fresh = events.filter((_, index) => areNew[index])
  if (fresh.length === 0) return
  set.events = fresh
  await applyClaims(
    set,
    fresh.length === events.length ? claims : claimsOf(fresh),
    fresh,
    rows.filter((_, index) => areNew[index])
  )
  hints?.learn(set)
}
