import type { Transaction } from '../../storage/contract.js'
import type { Change, ChangeKind } from './change.js'
import type { Phase } from './subscriber.js'

/**
 * Notes a change where the work makes it. Nothing is noted of work that changed nothing, and the notes of a transaction that is rolled back, or that
 * runs again, go with it. Where nobody follows, this does nothing.
 *
 * @example note(transaction, { kind: 'customerMerged', fromId, intoId, reason: 'reviewed', at: now })
 */
export function emit(transaction: Transaction, change: Change): void {
  transaction.changes?.note(change)
}

/** Whether anybody follows changes of this kind: what takes some work to note need not be noted when nobody does. */
export function isFollowed(transaction: Transaction, kind: ChangeKind): boolean {
  return transaction.changes?.follows(kind) === true
}

/**
 * Gives those their turn who follow at this point, before the work goes on: they see what was noted since their last turn. Throws when nobody follows
 * here: on a store without the domain's subscribers (`subscribers.ts`) what follows from the work would not be written.
 */
export async function runSubscribers<Given>(transaction: Transaction, point: Phase<Given>, given: Given): Promise<void> {
  if (await transaction.changes?.runSubscribers(point, given)) return
  throw new Error(`Nobody follows at ${point.name}: wrap the store with followedStore and the subscribers of the domain`)
}
