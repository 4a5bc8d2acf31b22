import { type ChangeLog, overlay, type Store, type Transaction, type TransactionOf } from '../storage/index.js'
import type { Clock, Ids, Logger } from '../values/index.js'
import type { Change, ChangeKind } from './change.js'
import { beforeCommit, type Committed, type Listener, type Subscriber } from './subscriber.js'

/** Who follows the changes of a store, and what they need. */
export interface Following {
  /** In the order in which they run. */
  subscribers: readonly Subscriber[]
  /** In the order in which they are told. */
  listeners: readonly Listener[]
  ids: Ids
  clock: Clock
  logger: Logger
  /** What to await before a transaction begins: what subscribers have to know that belongs to no organization. Undefined when they know it. */
  ready?(): Promise<void> | undefined
}

/**
 * A store whose transactions emit what they change. Subscribers run inside of the transaction, listeners hear of it after the commit. Only the attempt
 * counts that was committed: a transaction that runs again begins without changes.
 */
export function followedStore(store: Store, following: Following): Store {
  const kinds = kindsOf(following)
  return overlay(store, {
    organization(id) {
      const rows = store.organization(id)
      /** `run` makes the transaction, and has the work done in it. */
      const follow = async <R>(run: (attempts: Attempts) => Promise<R>): Promise<R> => {
        const unready = following.ready?.()
        if (unready) await unready
        const attempts = new Attempts(following, kinds)
        const result = await run(attempts)
        attempts.publish()
        return result
      }
      const followed = <R>(attempts: Attempts, transaction: Transaction, work: (noting: Transaction) => Promise<R>) =>
        attempts.begin().run(
          () => transaction,
          (of) => work(of(id))
        )
      return overlay(rows, {
        transaction: (work) => follow((attempts) => rows.transaction((transaction) => followed(attempts, transaction, work))),
        transactionWithDirectory: (work) =>
          follow((attempts) =>
            rows.transactionWithDirectory((transaction, directory) => followed(attempts, transaction, (noting) => work(noting, directory)))
          )
      })
    },
    async groupTransaction(organizationIds, { prepare, settle }) {
      const unready = following.ready?.()
      if (unready) await unready
      const attempts = new Attempts(following, kinds)
      const result = await store.groupTransaction(organizationIds, {
        prepare: prepare && ((of) => prepare(attempts.begin().noting(of))),
        settle: (of) => (prepare ? attempts.last : attempts.begin()).run(of, settle)
      })
      attempts.publish()
      return result
    }
  })
}

/** The attempts of one transaction, of which the last one counts. */
class Attempts {
  private begun: Attempt | undefined

  constructor(
    private readonly following: Following,
    private readonly kinds: { has(kind: ChangeKind): boolean }
  ) {}

  begin(): Attempt {
    this.begun = new Attempt(this.following, this.kinds)
    return this.begun
  }

  get last(): Attempt {
    if (!this.begun) throw new Error('The store ran the work of a transaction before what prepares it')
    return this.begun
  }

  /** Tells the listeners; to be called after the commit. */
  publish(): void {
    const { listeners, logger } = this.following
    for (const committed of this.begun?.changed() ?? []) for (const listener of listeners) void tell(listener, committed, logger)
  }
}

/** One attempt, with the changes of each organization. */
class Attempt {
  private readonly logs = new Map<string, KeptChanges>()

  constructor(
    private readonly following: Following,
    private readonly kinds: { has(kind: ChangeKind): boolean }
  ) {}

  /** The handles of work, or of what prepares it, with the changes of both. A handle is the same at each call. */
  noting(of: TransactionOf): TransactionOf {
    const handles = new Map<string, Transaction>()
    return (organizationId) => {
      const known = handles.get(organizationId)
      if (known) return known
      const transaction = of(organizationId)
      transaction.changes = this.logOf(organizationId, transaction.changes)
      handles.set(organizationId, transaction)
      return transaction
    }
  }

  /** Does the work, and then what follows from it. */
  async run<R>(of: TransactionOf, work: (of: TransactionOf) => Promise<R>): Promise<R> {
    const { ids, clock } = this.following
    const noting = this.noting(of)
    const result = await work(noting)
    // Side by side: what several organizations of a group ask of one table in one turn is one statement.
    const following = [...this.logs].map(async ([organizationId, changes]) => {
      if (changes.all.length === 0) return
      await changes.runSubscribers(beforeCommit, { transaction: noting(organizationId), ids, now: clock.now() })
      changes.checkFollowed()
    })
    await Promise.all(following)
    return result
  }

  private logOf(organizationId: string, below: ChangeLog | undefined): ChangeLog {
    const known = this.logs.get(organizationId)
    // A store that gives out the same handle again gives out our own log with it.
    if (known) return known
    const log = new KeptChanges(this.following.subscribers, this.kinds, below)
    this.logs.set(organizationId, log)
    return log
  }

  *changed(): Iterable<Committed> {
    for (const [organizationId, { all }] of this.logs) if (all.length > 0) yield { organizationId, changes: all }
  }
}

async function tell(listener: Listener, { organizationId, changes }: Committed, logger: Logger): Promise<void> {
  const { kinds } = listener
  const heard = kinds ? changes.filter(({ kind }) => kinds.includes(kind)) : changes
  if (heard.length === 0) return
  try {
    await listener.hear({ organizationId, changes: heard })
  } catch (error) {
    logger.error('A listener of changes failed', { organizationId, error: String(error) })
  }
}

/** The kinds that somebody follows or hears of. */
function kindsOf({ subscribers, listeners }: Following): { has(kind: ChangeKind): boolean } {
  if (listeners.some(({ kinds }) => kinds === undefined)) return { has: () => true }
  return new Set([...subscribers, ...listeners].flatMap(({ kinds }) => kinds ?? []))
}

/** What one attempt of a transaction changed in one organization, in the order in which it was emitted. */
class KeptChanges implements ChangeLog {
  readonly all: Change[] = []
  /** How many changes there were when a subscriber had its last turn. */
  private readonly seen = new Map<Subscriber, number>()

  constructor(
    private readonly subscribers: readonly Subscriber[],
    /** The kinds that somebody follows or hears of: others need not be kept. */
    private readonly kinds: { has(kind: ChangeKind): boolean },
    /** The changes of a store that is followed below this one: it hears of everything too. */
    private readonly below: ChangeLog | undefined
  ) {}

  emit(change: Change): void {
    if (this.kinds.has(change.kind)) this.all.push(change)
    this.below?.emit(change)
  }

  follows(kind: ChangeKind): boolean {
    return this.kinds.has(kind) || this.below?.follows(kind) === true
  }

  async runSubscribers(phase: object, given: unknown): Promise<boolean> {
    let isFollowed = phase !== beforeCommit && (await this.below?.runSubscribers(phase, given)) === true
    for (const subscriber of this.subscribers) {
      if (subscriber.at !== phase) continue
      isFollowed = true
      const changes = this.unseen(subscriber)
      this.seen.set(subscriber, this.all.length)
      if (changes.length > 0) await subscriber.follow(changes, given)
    }
    return isFollowed
  }

  /**
   * Throws when the work emitted a change too late, after the last run of a subscriber of its kind: what the subscriber derives was not written, so
   * that the change must not be committed.
   */
  checkFollowed(): void {
    for (const subscriber of this.subscribers) {
      const [missed] = subscriber.at === beforeCommit ? [] : this.unseen(subscriber)
      if (missed) throw new Error(`${missed.kind} was noted, and ${subscriber.at.name}, where it is followed, was not reached after it`)
    }
  }

  private unseen(subscriber: Subscriber): Change[] {
    return this.all.slice(this.seen.get(subscriber) ?? 0).filter(({ kind }) => subscriber.kinds.includes(kind))
  }
}
