import type { Transaction } from '../storage/index.js'
import type { Change, ChangeKind } from './change.js'
import type { Phase } from './subscriber.js'

/**
 * Emits a change where the work makes it. Work that changes nothing emits nothing. When a transaction is rolled back or runs again, its changes are
 * dropped. Without a subscriber or listener of the kind this does nothing.
 *
 * @example emit(transaction, { kind: 'customerMerged', fromId, intoId, reason: 'reviewed', at: now })
 */
export function emit(transaction: Transaction, change: Change): void {
  transaction.changes?.emit(change)
}

/** Whether changes of this kind have a subscriber or a listener: without one, a change that is costly to make up need not be emitted. */
export function isFollowed(transaction: Transaction, kind: ChangeKind): boolean {
  return transaction.changes?.follows(kind) === true
}

/**
 * Runs the subscribers of a phase before the work goes on. They see the changes since their last turn. Throws when the phase has no subscriber: on a
 * store without the domain's subscribers (`subscribers.ts`), what they derive would not be written.
 */
export async function runSubscribers<Given>(transaction: Transaction, phase: Phase<Given>, given: Given): Promise<void> {
  if (await transaction.changes?.runSubscribers(phase, given)) return
  throw new Error(`Nobody follows at ${phase.name}: wrap the store with followedStore and the subscribers of the domain`)
}
