import { ingestInbox, jobs } from '../storage/tables/index.js'
import { Lease } from './lease.js'
import type { JobServices } from './services.js'

/** The state of the jobs of all organizations. */
export interface JobStatus {
  /** Jobs that are due, are running, or wait for another try, and waiting batches of the host's transactions. Jobs planned for later do not count. */
  pending: number
  /** Jobs that were given up after their last attempt; `rapport.failedJobs` lists and retries them. */
  failed: number
  /** How long the oldest due job or batch has been waiting, in milliseconds; 0 when none waits. */
  lagMs: number
  /** The pending ones by kind; `inbox` counts the batches of the host's transactions. */
  pendingByKind: Record<string, number>
}

/** By how many leases the clocks of two processes may differ before one takes a job from the other that is alive. */
const clockTolerance = 10

const count = { count: { count: true } } as const

/** The jobs of all organizations, in the order in which they are due. */
export class JobQueue {
  constructor(
    private readonly services: JobServices,
    /** The kinds that this version runs. */
    private readonly kinds: readonly string[],
    private readonly leaseMs: number
  ) {}

  /** When the next job that nobody runs is due; null when there is none. */
  async nextAt(): Promise<number | null> {
    const where = { ...this.unleased(), run_at: { isNull: false } }
    const [group] = await this.services.store.anywhere.aggregate(jobs, { where, measures: { at: { min: 'run_at' } } })
    return group?.at ?? null
  }

  /** Takes up to this many of the jobs that are due, under a lease each. */
  async take(limit: number): Promise<Lease[]> {
    const { store, clock, ids } = this.services
    const now = clock.now()
    const taken = await store.anywhere.take(jobs, {
      where: { ...this.unleased(), run_at: { lte: now } },
      set: { leased_by: ids.uuid(now), leased_until: now + this.leaseMs },
      orderBy: { column: 'run_at', direction: 'asc' },
      limit
    })
    return taken.map((job) => new Lease(job, store, clock, this.leaseMs))
  }

  async status(): Promise<JobStatus> {
    const { store, clock } = this.services
    const now = clock.now()
    // Of every kind: a job that no process here can run waits, too.
    const due = { any: this.isFree(), run_at: { lte: now } }
    const isPending = [{ run_at: { lte: now } }, { attempts: { gt: 0 } }, { leased_until: { gt: now } }]
    const [kinds, [failed], [oldest], [inbox]] = await Promise.all([
      store.anywhere.aggregate(jobs, { where: { run_at: { isNull: false }, any: isPending }, by: ['kind'], measures: count }),
      store.anywhere.aggregate(jobs, { where: { run_at: { isNull: true } }, measures: count }),
      store.anywhere.aggregate(jobs, { where: due, measures: { at: { min: 'run_at' } } }),
      store.anywhere.aggregate(ingestInbox, { measures: { ...count, at: { min: 'received_at' } } })
    ])
    const pendingByKind = Object.fromEntries(kinds.map((group) => [group.kind, group.count]))
    if (inbox && inbox.count > 0) pendingByKind.inbox = inbox.count
    const oldestAt = Math.min(oldest?.at ?? now, inbox?.at ?? now)
    const pending = Object.values(pendingByKind).reduce((sum, each) => sum + each, 0)
    return { pending, failed: failed?.count ?? 0, lagMs: Math.max(0, now - oldestAt), pendingByKind }
  }

  /** The condition for jobs of our kinds that nobody holds. */
  private unleased() {
    return { kind: { in: this.kinds }, any: this.isFree() }
  }

  /**
   * Conditions of which one holds for jobs that nobody holds, or whose holder has let its lease run out. A lease that ends much later than one could
   * that began now was written while a clock was ahead: without this a dead process would hold its jobs until that time.
   */
  private isFree() {
    const now = this.services.clock.now()
    return [
      { leased_until: { isNull: true } },
      { leased_until: { lte: now } },
      { leased_until: { gt: now + clockTolerance * this.leaseMs } }
    ] as const
  }
}
