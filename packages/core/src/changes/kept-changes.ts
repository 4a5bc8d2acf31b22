import type { ChangeLog } from '../storage/index.js'
import type { Change, ChangeKind } from './change.js'
import { beforeCommit, type Subscriber } from './subscriber.js'

/** What one attempt of a transaction changed in one organization, in the order in which it was emitted. */
export class KeptChanges implements ChangeLog {
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
