import type { AcceptedEvent } from '../identity/index.js'
import { type Store, StoreUnavailableError, type Transaction } from '../storage/index.js'
import { activeLink, inSpan, Metrics } from '../telemetry/index.js'
import { groupBy } from '../values/index.js'
import { IngestRefusal } from './answer.js'

/** How much is written together, and how much may wait. */
export interface BatcherLimits {
  /** Groups that are written at the same time. */
  writers: number
  /** Events of one group at most; a single request is never split. */
  groupEvents: number
  /** Bytes of one group; likewise. */
  groupBytes: number
  /** Events that may wait; beyond that requests are refused with 429. */
  queuedEvents: number
  /** Bytes of what requests become that may wait; likewise. */
  queuedBytes: number
}

export const defaultBatcherLimits: BatcherLimits = {
  writers: 2,
  groupEvents: 2_000,
  groupBytes: 4 * 2 ** 20,
  queuedEvents: 50_000,
  queuedBytes: 64 * 2 ** 20
}

/** After this time a waiting request is written, however few wait: the groups before it may be held up by another organization's lock. */
const patienceMs = 250

/** One request's events on their way into the store. */
interface Submission {
  organizationId: string
  events: readonly AcceptedEvent[]
  /** What it becomes: the request's body, and the traits that it writes for everybody in it. */
  bytes: number
  /** The span that waits for it. */
  link: ReturnType<typeof activeLink>
  settle: { resolve: () => void; reject: (error: unknown) => void }
}

/**
 * Writes one organization's events in a transaction: `store` writes the events themselves, then `settle` writes what follows from them, under the
 * organization's lock.
 */
export interface EventWriter<Stored> {
  store(transaction: Transaction, events: readonly AcceptedEvent[]): Promise<Stored>
  settle(transaction: Transaction, stored: Stored): Promise<void>
  /** Called once it is committed. */
  committed?(stored: Stored): void
}

/**
 * Group commit: requests that arrive while a group is being written are written together, in one commit. When no group is being written, a request
 * starts one at once. A request is answered only after its commit. When a group fails, its requests run again one by one, so that only the faulty one
 * fails.
 */
export class Batcher<Stored> {
  private readonly backlog: Backlog<Submission>
  private readonly writing = new Set<Promise<void>>()
  private activeWriters = 0
  private patience: NodeJS.Timeout | undefined
  private closed = false

  constructor(
    private readonly store: Store,
    private readonly writer: EventWriter<Stored>,
    private readonly limits: BatcherLimits = defaultBatcherLimits,
    private readonly metrics = new Metrics()
  ) {
    this.backlog = new Backlog(limits)
  }

  /** Resolves once these events are committed; `bytes` is what their request becomes. Throws `IngestRefusal` 429 when too much is waiting. */
  submit(organizationId: string, events: readonly AcceptedEvent[], bytes = 0): Promise<void> {
    if (this.closed) return Promise.reject(new StoreUnavailableError('Ingest is closed'))
    if (this.waiting > 0 && this.isTooMuch(events.length, bytes)) {
      this.metrics.rateLimited.add({ bound: 'queue' })
      return Promise.reject(
        new IngestRefusal(429, 'Too many events are waiting to be written; try again shortly', [], { retryAfterSeconds: 1 })
      )
    }
    return new Promise((resolve, reject) => {
      this.backlog.add({ organizationId, events, bytes, link: activeLink(), settle: { resolve, reject } })
      this.startWriter()
    })
  }

  /** Events that wait to be written. */
  get waiting(): number {
    return this.backlog.events
  }

  private isTooMuch(events: number, bytes: number): boolean {
    return this.waiting + events > this.limits.queuedEvents || this.backlog.bytes + bytes > this.limits.queuedBytes
  }

  /** Takes nothing more, and waits until everything taken is written. */
  async close(): Promise<void> {
    this.closed = true
    while (this.writing.size > 0) await Promise.all(this.writing)
  }

  private startWriter(): void {
    if (this.activeWriters >= this.limits.writers || this.waiting === 0) return
    if (this.backlog.isWorthAGroup(this.activeWriters)) this.beginWriter()
    else this.patience ??= setTimeout(() => this.losePatience(), patienceMs).unref()
  }

  private losePatience(): void {
    this.patience = undefined
    if (this.activeWriters < this.limits.writers) this.beginWriter()
  }

  private beginWriter(): void {
    this.activeWriters++
    const work = this.write().finally(() => this.writing.delete(work))
    this.writing.add(work)
  }

  /** Writes groups until too little waits for another; the last writer goes on until nothing waits. */
  private async write(): Promise<void> {
    // The group is taken only after this turn, so that requests which arrive together are written together.
    await Promise.resolve()
    do await this.writeNext()
    while (this.backlog.isWorthAGroup(this.activeWriters - 1))
    this.activeWriters--
    this.startWriter()
  }

  private async writeNext(): Promise<void> {
    clearTimeout(this.patience)
    this.patience = undefined
    const group = this.backlog.take()
    if (group.length === 0) return
    await this.writeGroup(group)
    this.backlog.done(group)
  }

  private async writeGroup(group: Submission[]): Promise<void> {
    const { groupSeconds } = this.metrics
    const since = performance.now()
    const seconds = () => (performance.now() - since) / 1_000
    try {
      await inSpan('rapport.ingest.group', spanOf(group), () => this.commit(group))
      groupSeconds.observe({ outcome: 'committed' }, seconds())
      for (const { settle } of group) settle.resolve()
    } catch (error) {
      groupSeconds.observe({ outcome: 'failed' }, seconds())
      const isRetriedOneByOne = group.length > 1 && !(error instanceof StoreUnavailableError)
      if (isRetriedOneByOne) {
        for (const submission of group) await this.writeGroup([submission])
      } else {
        for (const { settle } of group) settle.reject(error)
      }
    }
  }

  private async commit(group: readonly Submission[]): Promise<void> {
    const byOrganization = groupBy(group, ({ organizationId }) => organizationId)
    let stored: (readonly [string, Stored])[] = []
    await this.store.groupTransaction([...byOrganization.keys()], {
      prepare: async (of) => {
        const storing = [...byOrganization].map(async ([id, submissions]) => {
          const events = submissions.flatMap((submission) => submission.events)
          return [id, await this.writer.store(of(id), events)] as const
        })
        stored = await Promise.all(storing)
      },
      settle: async (of) => {
        await Promise.all(stored.map(([id, events]) => this.writer.settle(of(id), events)))
      }
    })
    for (const [, events] of stored) this.writer.committed?.(events)
  }
}

/** A group does the work of several requests: its span is none's child, and has a link to each. */
function spanOf(group: readonly Submission[]) {
  const events = group.reduce((count, submission) => count + submission.events.length, 0)
  const attributes = { 'rapport.ingest.requests': group.length, 'rapport.ingest.events': events }
  return { attributes, isRoot: true, links: group.flatMap(({ link }) => link ?? []) }
}

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
