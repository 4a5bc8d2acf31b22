import type { ChangeLog } from '../../storage/contract.js'
import type { Change, ChangeKind } from './change.js'
import { beforeCommit, type Follower } from './follower.js'

/** What one attempt of a transaction changed in one organization, in the order in which it was noted. */
export class KeptChanges implements ChangeLog {
  readonly all: Change[] = []
  /** How many changes there were when a follower had its last turn. */
  private readonly seen = new Map<Follower, number>()

  constructor(
    private readonly followers: readonly Follower[],
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

  async reach(point: object, given: unknown): Promise<boolean> {
    let isFollowed = point !== beforeCommit && (await this.below?.reach(point, given)) === true
    for (const follower of this.followers) {
      if (follower.at !== point) continue
      isFollowed = true
      const changes = this.unseen(follower)
      this.seen.set(follower, this.all.length)
      if (changes.length > 0) await follower.follow(changes, given)
    }
    return isFollowed
  }

  /**
   * Throws when the work noted a change too late, after the last time that it reached the point where somebody follows such changes: what follows from
   * it was not written, so that it must not be committed.
   */
  checkFollowed(): void {
    for (const follower of this.followers) {
      const [missed] = follower.at === beforeCommit ? [] : this.unseen(follower)
      if (missed) throw new Error(`${missed.kind} was noted, and ${follower.at.name}, where it is followed, was not reached after it`)
    }
  }

  private unseen(follower: Follower): Change[] {
    return this.all.slice(this.seen.get(follower) ?? 0).filter(({ kind }) => follower.kinds.includes(kind))
  }
}
