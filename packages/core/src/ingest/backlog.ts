/** What waits to be written: so many events of one organization. */
export interface Waiting {
  organizationId: string
  events: readonly unknown[]
}

/**
 * So many events for each organization have to wait before a group is begun beside another. A group costs for every organization in it whatever it
 * writes, and groups wait for each other where they meet in one, so that the events of many organizations are better written in one large group.
 */
const eventsPerOrganization = 40

/** How much of the most events under way is left of it after each group, so that it follows a load that falls. */
const fading = 0.9

/** The submissions that wait, in order of arrival, and when there are enough of them for one more group. */
export class Backlog<S extends Waiting> {
  private readonly queue: S[] = []
  private queuedEvents = 0
  private writtenEvents = 0
  /** The most events that lately were under way at once, waiting or being written. */
  private most = 0
  /** How many submissions of each organization wait. */
  private readonly queuedOf = new Map<string, number>()

  /** `groupEvents`: events of one group at most; a single submission is never split. */
  constructor(private readonly groupEvents: number) {}

  /** Events that wait. */
  get events(): number {
    return this.queuedEvents
  }

  add(submission: S): void {
    const { organizationId, events } = submission
    this.queue.push(submission)
    this.queuedEvents += events.length
    this.queuedOf.set(organizationId, (this.queuedOf.get(organizationId) ?? 0) + 1)
    this.most = Math.max(this.most, this.queuedEvents + this.writtenEvents)
  }

  /**
   * Whether a group should be begun now, beside `others` that are being written. With none beside it anything will do. Else half of what is usually under
   * way has to wait: a group that takes whatever is there takes the first few requests of those that come back from the group before, and as each group
   * costs something of its own, many small ones among large ones cost a fifth of all that can be written.
   */
  isWorthAGroup(others: number): boolean {
    if (others === 0) return this.queue.length > 0
    const share = Math.min(this.most / 2, this.groupEvents)
    return this.queuedEvents >= share && this.queuedEvents >= eventsPerOrganization * this.queuedOf.size
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
    const group = this.queue.splice(0, count)
    for (const submission of group) this.leaveQueue(submission)
    return group
  }

  /** A group that was taken is written, or has failed. */
  done(group: readonly S[]): void {
    for (const { events } of group) this.writtenEvents -= events.length
    this.most = Math.max(this.most * fading, this.queuedEvents + this.writtenEvents)
  }

  private leaveQueue({ organizationId, events }: S): void {
    this.queuedEvents -= events.length
    this.writtenEvents += events.length
    const left = (this.queuedOf.get(organizationId) ?? 0) - 1
    if (left > 0) this.queuedOf.set(organizationId, left)
    else this.queuedOf.delete(organizationId)
  }
}
