import type { ChangeLog } from '../../storage/contract.js'
import type { Change, ChangeKind } from './change.js'
import { beforeCommit, type Subscriber } from './subscriber.js'

/** What one attempt of a transaction changed in one organization, in the order in which it was noted. */
export class KeptChanges implements ChangeLog {
  readonly all: Change[] = []
  /** How many changes there were when a subscriber had its last turn. */
  private readonly seen = new Map<Subscriber, number>()

  constructor(
    private readonly subscribers: readonly Subscriber[],
    /** The kinds that somebody follows or hears of: others need not be kept. */
    private readonly kinds: { has(kind: ChangeKind): boolean },
    /** The notes of a store that is followed below this one: it hears of everything too. */
    private readonly below: ChangeLog | undefined
  ) {}

  note(change: Change): void {
    if (this.kinds.has(change.kind)) this.all.push(change)
    this.below?.note(change)
  }

  follows(kind: ChangeKind): boolean {
    return this.kinds.has(kind) || this.below?.follows(kind) === true
  }

  async runSubscribers(point: object, given: unknown): Promise<boolean> {
    let isFollowed = point !== beforeCommit && (await this.below?.runSubscribers(point, given)) === true
    for (const subscriber of this.subscribers) {
      if (subscriber.at !== point) continue
      isFollowed = true
      const changes = this.unseen(subscriber)
      this.seen.set(subscriber, this.all.length)
      if (changes.length > 0) await subscriber.follow(changes, given)
    }
    return isFollowed
  }

  /**
   * Throws when the work noted a change too late, after the last time that it reached the point where somebody follows such changes: what follows from
   * it was not written, so that it must not be committed.
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
