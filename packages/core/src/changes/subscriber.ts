import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import type { Change, ChangeKind, ChangeOf } from './change.js'

/**
 * A phase of a transaction's work, at whose end its subscribers run; `Given` is what they get. The module whose work it is declares the
 * phase, and calls `runSubscribers(transaction, phase, given)` at its end.
 *
 * @example const ownershipChanged = new Phase<IdentityUnitOfWork>('ownershipChanged')
 */
export class Phase<Given> {
  declare readonly given: Given

  constructor(readonly name: string) {}
}

/** What the subscribers of `beforeCommit` get. */
export interface BeforeCommit {
  transaction: Transaction
  ids: Ids
  now: number
}

/** The end of every transaction's work, under the locks that it holds. */
export const beforeCommit = new Phase<BeforeCommit>('beforeCommit')

/** Writes what follows from changes, in their transaction. When it fails, the transaction does. */
export interface Subscriber {
  at: Phase<unknown>
  kinds: readonly ChangeKind[]
  /** Takes the changes of its kinds since its last turn; there is at least one. It may run again, as all work of a transaction may. */
  follow(changes: readonly Change[], given: unknown): Promise<void>
}

/**
 * Defines a subscriber. The subscribers of a phase run in the order of the list of all (`subscribers.ts`). Each sees the changes of the work and of the
 * subscribers before it. It may emit changes: those after it see them at once, those before it at their next turn, if there is one.
 *
 * @example see search/vectors/pending-embedding.ts, whose subscriber has a job do what follows.
 */
export function defineSubscriber<Given, const K extends ChangeKind>(subscriber: {
  at: Phase<Given>
  kinds: readonly K[]
  follow(changes: readonly ChangeOf<K>[], given: Given): Promise<void>
}): Subscriber {
  return subscriber
}

/** What a commit changed in one organization. */
export interface Committed<C extends Change = Change> {
  organizationId: string
  changes: readonly C[]
}

/** Hears of changes in this process after their commit, once at most: whoever must not miss one is a durable listener (`jobs/durable-listener.ts`). */
export interface Listener {
  /** Every kind when left out. */
  kinds?: readonly ChangeKind[]
  /** Nobody waits for it. What it throws is logged. */
  hear(committed: Committed): void | Promise<void>
}

/**
 * Defines a listener of some kinds of changes.
 *
 * @example defineListener({ kinds: ['customerMerged'], hear: ({ organizationId, changes }) => live.publish(organizationId, changes) })
 */
export function defineListener<const K extends ChangeKind>(listener: {
  kinds: readonly K[]
  hear(committed: Committed<ChangeOf<K>>): void | Promise<void>
}): Listener {
  return listener
}
