/** What waits to be written. */
export interface Waiting {
  events: readonly unknown[]
  bytes: number
}

/** How much of the most events under way is left of it after each group, so that it follows a load that falls. */
const fading = 0.9

/** The submissions that wait, in order of arrival, and when there are enough of them for one more group. */
export class Backlog<S extends Waiting> {
  private readonly queue: S[] = []
  private queuedEvents = 0
  private queuedBytes = 0
  private writtenEvents = 0
  /** The most events that lately were under way at once, waiting or being written. */
  private most = 0

  /** `groupEvents`: events of one group at most; a single submission is never split. */
  constructor(private readonly groupEvents: number) {}

  /** Events that wait. */
  get events(): number {
    return this.queuedEvents
  }

  /** Bytes of the requests that wait. */
  get bytes(): number {
    return this.queuedBytes
  }

  add(submission: S): void {
    this.queue.push(submission)
    this.queuedEvents += submission.events.length
    this.queuedBytes += submission.bytes
    this.most = Math.max(this.most, this.queuedEvents + this.writtenEvents)
  }

  /**
   * Whether a group should be begun now, beside `others` that are being written. With none beside it anything will do. Else half of what is usually under
   * way has to wait: a group that takes whatever is there takes the first few requests of those that come back from the group before, and as each group
   * costs something of its own, small ones among large ones cost a good part of all that can be written.
   */
  isWorthAGroup(others: number): boolean {
    if (others === 0) return this.queue.length > 0
    return this.queuedEvents >= Math.min(this.most / 2, this.groupEvents)
  }

  /** The submissions of the next group; they are under way until they are `done`. */
  take(): S[] {
    let count = 0
    let events = 0
    for (const submission of this.queue) {
      if (count > 0 && events + submission.events.length > this.groupEvents) break
      events += submission.events.length
      count++
    }
    this.queuedEvents -= events
    this.writtenEvents += events
    const taken = this.queue.splice(0, count)
    for (const { bytes } of taken) this.queuedBytes -= bytes
    return taken
  }

  /** A group that was taken is written, or has failed. */
  done(group: readonly S[]): void {
    for (const { events } of group) this.writtenEvents -= events.length
    this.most = Math.max(this.most * fading, this.queuedEvents + this.writtenEvents)
  }
}
