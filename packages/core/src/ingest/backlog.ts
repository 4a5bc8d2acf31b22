/** Something that waits to be written. */
export interface Waiting {
  events: readonly unknown[]
  bytes: number
}

/** The peak of events in flight shrinks by this factor after each group, so that it follows a falling load. */
const peakDecay = 0.9

/** The submissions that wait, in order of arrival. Decides when enough of them wait for one more group. */
export class Backlog<S extends Waiting> {
  private readonly queue: S[] = []
  private queuedEvents = 0
  private queuedBytes = 0
  /** Events of groups that are being written now. */
  private writingEvents = 0
  /** The recent peak of events in flight: those that wait and those that are being written. */
  private peakEvents = 0

  /** `groupEvents` and `groupBytes`: events and bytes of one group at most; a single submission is never split. */
  constructor(private readonly limits: { groupEvents: number; groupBytes: number }) {}

  /** Events that wait. */
  get events(): number {
    return this.queuedEvents
  }

  /** Bytes of what waits. */
  get bytes(): number {
    return this.queuedBytes
  }

  add(submission: S): void {
    this.queue.push(submission)
    this.queuedEvents += submission.events.length
    this.queuedBytes += submission.bytes
    this.peakEvents = Math.max(this.peakEvents, this.queuedEvents + this.writingEvents)
  }

  /**
   * Whether a group should be started now, while `others` groups are being written. If there are none, anything that waits is enough. Otherwise half
   * of the recent peak must wait. Every group has a fixed cost. When a group ends, its clients send their next requests one after the other; a group
   * that started at once would take only the first few of them, and many such small groups would use up much of the throughput.
   */
  isWorthAGroup(others: number): boolean {
    if (others === 0) return this.queue.length > 0
    return this.queuedEvents >= Math.min(this.peakEvents / 2, this.limits.groupEvents)
  }

  /** Takes the submissions of the next group; they count as being written until `done` is called with them. */
  take(): S[] {
    let count = 0
    let events = 0
    let bytes = 0
    for (const submission of this.queue) {
      const isFull = events + submission.events.length > this.limits.groupEvents || bytes + submission.bytes > this.limits.groupBytes
      if (count > 0 && isFull) break
      events += submission.events.length
      bytes += submission.bytes
      count++
    }
    this.queuedEvents -= events
    this.queuedBytes -= bytes
    this.writingEvents += events
    return this.queue.splice(0, count)
  }

  /** A group that was taken is written, or has failed. */
  done(group: readonly S[]): void {
    for (const { events } of group) this.writingEvents -= events.length
    this.peakEvents = Math.max(this.peakEvents * peakDecay, this.queuedEvents + this.writingEvents)
  }
}
