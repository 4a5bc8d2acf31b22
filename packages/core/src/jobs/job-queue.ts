import type { Where } from '../storage/query.js'
import { ingestInbox, jobs } from '../storage/tables/index.js'
import type { JobRegistry, JobSettings } from './define-job.js'
import { type HookLane, isLane, type Lane, lanes } from './lanes.js'
import { Lease, type TakenJob } from './lease.js'

/** How one lane stands, over all processes. */
export interface LaneStatus {
  /** Jobs that are due, are running, or wait for another try. */
  pending: number
  /** Those that run now. */
  running: number
  /** How long the oldest due one has been waiting, in milliseconds; 0 when none waits. */
  lagMs: number
}

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
  /** Each lane. The inbox counts to `identity`; hooks, and kinds that this version does not know, to none. */
  lanes: Record<Lane, LaneStatus>
}

/** By how many leases the clocks of two processes may differ before one takes a job from the other that is alive. */
const clockTolerance = 10

/** The jobs of all organizations, in the order in which they are due. */
export class JobQueue {
  constructor(
    private readonly settings: JobSettings,
    /** The kinds that this process runs now: hooks come and go. */
    private readonly registry: JobRegistry,
    private readonly leaseMs: number
  ) {}

  /** When each lane's next job that nobody runs is due; a lane without any is missing. */
  async nextAt(): Promise<Map<Lane | HookLane, number>> {
    const where = { kind: { in: Object.keys(this.registry) }, any: this.isFree(), run_at: { isNull: false } }
    const groups = await this.settings.store.acrossOrganizations.aggregate(jobs, {
      where,
      by: ['kind'],
      measures: { at: { min: 'run_at' } }
    })
    const next = new Map<Lane | HookLane, number>()
    for (const { kind, at } of groups) {
      const lane = this.registry[kind]?.lane
      if (lane && at !== null) next.set(lane, Math.min(at, next.get(lane) ?? at))
    }
    return next
  }

  /**
   * Takes up to this many of a lane's due jobs, under a lease each; those that were `served` just now come last, in their order. Of jobs that share a serial
   * key it takes one, and none while one of them runs.
   */
  async take(lane: Lane | HookLane, limit: number, served: readonly string[] = []): Promise<Lease[]> {
    const leases = await this.takeThose(
      lane,
      limit,
      served.map((id) => ({ id: { ne: id } }))
    )
    for (const id of served) if (leases.length < limit) leases.push(...(await this.takeThose(lane, 1, [{ id: { eq: id } }])))
    return this.firstOfEachSerial(leases)
  }

  private async takeThose(lane: Lane | HookLane, limit: number, those: readonly Where<TakenJob>[]): Promise<Lease[]> {
    const { store, clock, ids } = this.settings
    const now = clock.now()
    const isSerialFree = (await this.runningSerialKeys()).map((key) => ({ serial_key: { ne: key } }))
    const taken = await store.acrossOrganizations.take(jobs, {
      where: {
        kind: { in: Object.keys(this.registry).filter((kind) => this.registry[kind]?.lane === lane) },
        run_at: { lte: now },
        any: this.isFree(),
        all: [...those, { any: [{ serial_key: { isNull: true } }, { all: isSerialFree, serial_key: { isNull: false } }] }]
      },
      set: { leased_by: ids.uuid(now), leased_until: now + this.leaseMs, running: false },
      orderBy: { column: 'run_at', direction: 'asc' },
      limit
    })
    return taken.map((job) => new Lease(job, store, clock, this.leaseMs))
  }

  async status(): Promise<JobStatus> {
    const { store, clock } = this.settings
    const now = clock.now()
    // Of every kind: a job that no process here can run waits, too.
    const isRunning = { leased_until: { gt: now }, running: { eq: true } }
    const isPending = [{ run_at: { lte: now } }, { attempts: { gt: 0 } }, { leased_until: { gt: now } }]
    const [kinds, [failed], [inbox]] = await Promise.all([
      store.acrossOrganizations.aggregate(jobs, {
        where: { run_at: { isNull: false }, any: isPending },
        by: ['kind'],
        measures: {
          pending: { count: true },
          running: { count: true, where: isRunning },
          oldestAt: { min: 'run_at', where: { any: this.isFree(), run_at: { lte: now } } }
        }
      }),
      store.acrossOrganizations.aggregate(jobs, { where: { run_at: { isNull: true } }, measures: { count: { count: true } } }),
      store.acrossOrganizations.aggregate(ingestInbox, { measures: { pending: { count: true }, oldestAt: { min: 'received_at' } } })
    ])
    const groups = inbox && inbox.pending > 0 ? [...kinds, { kind: 'inbox', running: 0, ...inbox }] : kinds
    const lagOf = (oldestAt: number | null) => Math.max(0, now - (oldestAt ?? now))
    const status: JobStatus = {
      pending: groups.reduce((sum, { pending }) => sum + pending, 0),
      failed: failed?.count ?? 0,
      lagMs: Math.max(0, ...groups.map(({ oldestAt }) => lagOf(oldestAt))),
      pendingByKind: Object.fromEntries(groups.map(({ kind, pending }) => [kind, pending])),
      lanes: emptyLanes()
    }
    for (const { kind, pending, running, oldestAt } of groups) {
      const name = kind === 'inbox' ? 'identity' : this.registry[kind]?.lane
      if (!name || !isLane(name)) continue
      const lane = status.lanes[name]
      lane.pending += pending
      lane.running += running
      lane.lagMs = Math.max(lane.lagMs, lagOf(oldestAt))
    }
    return status
  }

  /** The serial keys of jobs that run now, of any organization: to pass over their like is cheap, and `begin` decides. */
  private async runningSerialKeys(): Promise<string[]> {
    const where = { serial_key: { isNull: false }, running: { eq: true }, leased_until: { gt: this.settings.clock.now() } }
    const groups = await this.settings.store.acrossOrganizations.aggregate(jobs, {
      where,
      by: ['serial_key'],
      measures: { count: { count: true } }
    })
    return groups.flatMap(({ serial_key: key }) => key ?? [])
  }

  private async firstOfEachSerial(leases: readonly Lease[]): Promise<Lease[]> {
    const seen = new Set<string>()
    const first: Lease[] = []
    for (const lease of leases) {
      const { serial_key: key } = lease.job
      if (key !== null && seen.has(key)) await lease.returnUnused()
      else first.push(lease)
      if (key !== null) seen.add(key)
    }
    return first
  }

  /**
   * Conditions of which one holds for jobs that nobody holds, or whose holder has let its lease run out. A lease that ends much later than one could
   * that began now was written while a clock was ahead: without this a dead process would hold its jobs until that time.
   */
  private isFree() {
    const now = this.settings.clock.now()
    return [
      { leased_until: { isNull: true } },
      { leased_until: { lte: now } },
      { leased_until: { gt: now + clockTolerance * this.leaseMs } }
    ] as const
  }
}

function emptyLanes(): Record<Lane, LaneStatus> {
  return Object.fromEntries(Object.keys(lanes).map((lane) => [lane, { pending: 0, running: 0, lagMs: 0 }])) as Record<Lane, LaneStatus>
}
