import { groupBy } from '../domain/group-by.js'
import type { AcceptedEvent } from '../domain/identity/accepted-event.js'
import type { Transaction } from '../storage/contract.js'
import { type Store, StoreUnavailableError } from '../storage/contract.js'
import { IngestRefusal } from './answer.js'

/** How much is written together, and how much may wait. */
export interface BatcherLimits {
  /** Groups that are written at the same time. */
  writers: number
  /** Events of one group at most; a single request is never split. */
  groupEvents: number
  /** Events that may wait; beyond that requests are refused with 429. */
  queuedEvents: number
}

/**
 * So many events for each organization have to wait before one more writer begins. A group costs for every organization in it whatever it writes, and
 * writers wait for each other where they meet in one, so that the events of many organizations are better written in one large group than in two.
 */
const eventsPerOrganization = 40

export const defaultBatcherLimits: BatcherLimits = { writers: 2, groupEvents: 2_000, queuedEvents: 50_000 }

/** One request's events on their way into the store. */
interface Submission {
  organizationId: string
  events: readonly AcceptedEvent[]
  settle: { resolve: () => void; reject: (error: unknown) => void }
}

/** Writes one organization's events within a transaction: first the events, then, under the organization's lock, what follows from them. */
export interface EventWriter<Stored> {
  store(transaction: Transaction, events: readonly AcceptedEvent[]): Promise<Stored>
  settle(transaction: Transaction, stored: Stored): Promise<void>
}

/**
 * Group commit: requests that arrive while a group is being written are written together, in one commit. Nothing lingers: a free writer takes what is
 * there. A request is answered only after the commit; when a group fails, its requests run again one by one, so that only the culprit fails.
 */
export class Batcher<Stored> {
  private readonly queue: Submission[] = []
  private queuedEvents = 0
  /** How many requests of each organization wait. */
  private readonly queuedOf = new Map<string, number>()
  private readonly writing = new Set<Promise<void>>()
  private writers = 0
  private closed = false

  constructor(
    private readonly store: Store,
    private readonly writer: EventWriter<Stored>,
    private readonly limits: BatcherLimits = defaultBatcherLimits
  ) {}

  /** Resolves once these events are committed. Throws `IngestRefusal` 429 when too much is waiting. */
  submit(organizationId: string, events: readonly AcceptedEvent[]): Promise<void> {
    if (this.closed) return Promise.reject(new StoreUnavailableError('Ingest is closed'))
    if (this.queuedEvents > 0 && this.queuedEvents + events.length > this.limits.queuedEvents) {
      return Promise.reject(
        new IngestRefusal(429, 'Too many events are waiting to be written; try again shortly', [], { retryAfterSeconds: 1 })
      )
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ organizationId, events, settle: { resolve, reject } })
      this.queuedEvents += events.length
      this.queuedOf.set(organizationId, (this.queuedOf.get(organizationId) ?? 0) + 1)
      this.startWriter()
    })
  }

  /** Events that wait to be written. */
  get waiting(): number {
    return this.queuedEvents
  }

  /** Takes nothing more, and waits until everything taken is written. */
  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.writing)
  }

  private startWriter(): void {
    const isWorthIt = this.writers === 0 || this.queuedEvents >= eventsPerOrganization * this.queuedOf.size
    if (this.writers >= this.limits.writers || !isWorthIt) return
    this.writers++
    const work = this.writeUntilEmpty().finally(() => this.writing.delete(work))
    this.writing.add(work)
  }

  /** One turn later, so that requests of the same moment go together. */
  private async writeUntilEmpty(): Promise<void> {
    await Promise.resolve()
    for (let group = this.nextGroup(); group.length > 0; group = this.nextGroup()) await this.writeGroup(group)
    this.writers--
  }

  private nextGroup(): Submission[] {
    let count = 0
    let events = 0
    for (const submission of this.queue) {
      events += submission.events.length
      if (count > 0 && events > this.limits.groupEvents) break
      count++
    }
    const group = this.queue.splice(0, count)
    for (const submission of group) this.leaveQueue(submission)
    return group
  }

  private leaveQueue({ organizationId, events }: Submission): void {
    this.queuedEvents -= events.length
    const left = (this.queuedOf.get(organizationId) ?? 0) - 1
    if (left > 0) this.queuedOf.set(organizationId, left)
    else this.queuedOf.delete(organizationId)
  }

  private async writeGroup(group: Submission[]): Promise<void> {
    try {
      await this.commit(group)
      for (const { settle } of group) settle.resolve()
    } catch (error) {
      if (group.length === 1 || error instanceof StoreUnavailableError) for (const { settle } of group) settle.reject(error)
      else for (const submission of group) await this.writeGroup([submission])
    }
  }

  private async commit(group: readonly Submission[]): Promise<void> {
    const byOrganization = groupBy(group, ({ organizationId }) => organizationId)
    let stored: (readonly [string, Stored])[] = []
    await this.store.together(
      [...byOrganization.keys()],
      async (of) => {
        await Promise.all(stored.map(([id, events]) => this.writer.settle(of(id), events)))
      },
      async (of) => {
        const storing = [...byOrganization].map(async ([id, submissions]) => {
          const events = submissions.flatMap((submission) => submission.events)
          return [id, await this.writer.store(of(id), events)] as const
        })
        stored = await Promise.all(storing)
      }
    )
  }
}
