import { ingestInbox } from '../ingest/tables/index.js'
import { putInbox } from '../put-inbox/tables/index.js'
import type { Where } from '../storage/index.js'
import type { JobRegistry, JobSettings } from './job.js'
import { type HookLane, isLane, type Lane, lanes } from './lanes.js'
import { Lease, type TakenJob } from './lease.js'
import { jobs } from './tables/jobs.js'

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

/** A lease that ends more than so many leases from now was not written by the clock that the store has now. */
const clockTolerance = 10

/** When a lane's next job is due, and which of its kinds were put off for longer than they ever are. */
export interface LaneDue {
  at: number
  misdated: string[]
}

/** How jobs are taken. */
interface TakeOptions {
  /** The time by the store's clock. */
  storeNow: number
  /** Kinds that were put off for longer than they ever are. */
  misdated?: readonly string[]
  /** Ids of jobs that come behind the others. */
  served?: readonly string[]
}

/** The jobs of all organizations, in the order in which they are due. */
export class JobQueue {
  constructor(
    private readonly settings: JobSettings,
    /** The kinds that this process runs now: hooks come and go. */
    private readonly registry: JobRegistry,
    private readonly leaseMs: number
  ) {}

  /**
   * When the next job that nobody runs is due, of each of these lanes; a lane without any is missing. All that waits in a lane is looked at. `storeNow` is
   * the time by the store's clock.
   */
  async nextDue(storeNow: number, isAsked: (lane: Lane | HookLane) => boolean): Promise<Map<Lane | HookLane, LaneDue>> {
    const where = { kind: { in: this.kindsOf(isAsked) }, any: this.isFree(storeNow), run_at: { isNull: false } }
    const groups = await this.settings.store.acrossOrganizations.aggregate(jobs, {
      where,
      by: ['kind'],
      measures: { at: { min: 'run_at' }, latest: { max: 'run_at' } }
    })
    const now = this.settings.clock.now()
    const next = new Map<Lane | HookLane, LaneDue>()
    for (const { kind, at, latest } of groups) {
      const { lane, maxWaitMs = Number.POSITIVE_INFINITY } = this.registry[kind] ?? {}
      if (!lane || at === null || latest === null) continue
      const due = next.get(lane) ?? { at, misdated: [] }
      const isMisdated = latest - now > maxWaitMs
      next.set(lane, {
        at: Math.min(due.at, isMisdated ? Math.min(at, now) : at),
        misdated: isMisdated ? [...due.misdated, kind] : due.misdated
      })
    }
    return next
  }

  /**
   * Takes up to this many of a lane's due jobs, under a lease each; those that were `served` just now come last, in their order. Of jobs that share a serial
   * key it takes one, and none while one of them runs. `storeNow` is when it was looked which leases are over: fewer than there are now.
   */
  async take(lane: Lane | HookLane, limit: number, { storeNow, misdated = [], served = [] }: TakeOptions): Promise<Lease[]> {
    const look = { storeNow, misdated }
    const leases = await this.takeThose(lane, limit, { ...look, those: served.map((id) => ({ id: { ne: id } })) })
    for (const id of served)
      if (leases.length < limit) leases.push(...(await this.takeThose(lane, 1, { ...look, those: [{ id: { eq: id } }] })))
    return this.firstOfEachSerial(leases)
  }

  private async takeThose(
    lane: Lane | HookLane,
    limit: number,
    { storeNow, misdated, those }: Required<Omit<TakeOptions, 'served'>> & { those: readonly Where<TakenJob>[] }
  ): Promise<Lease[]> {
    const { store, clock, ids } = this.settings
    const now = clock.now()
    const [takenAt, serialKeys] = await Promise.all([store.directory.now(), this.runningSerialKeys(storeNow)])
    const isSerialFree = serialKeys.map((key) => ({ serial_key: { ne: key } }))
    // Within `any`, so that the rows are read in their order and not by kind: the first ones are enough, whatever waits behind them.
    const ofLane = { any: [{ kind: { in: this.kindsOf((each) => each === lane) } }] }
    const tooLate = misdated.map((kind) => {
      return { kind: { eq: kind }, run_at: { gt: now + (this.registry[kind]?.maxWaitMs ?? Number.POSITIVE_INFINITY) } }
    })
    const isDue = tooLate.length === 0 ? { run_at: { lte: now } } : { run_at: { isNull: false } as const }
    const taken = await store.acrossOrganizations.take(jobs, {
      where: {
        ...isDue,
        any: this.isFree(storeNow),
        all: [
          ofLane,
          ...those,
          { any: [{ serial_key: { isNull: true } }, { all: isSerialFree, serial_key: { isNull: false } }] },
          ...(tooLate.length === 0 ? [] : [{ any: [{ run_at: { lte: now } }, ...tooLate] }])
        ]
      },
      set: { leased_by: ids.uuid(now), leased_until: takenAt + this.leaseMs, running: false },
      orderBy: { column: 'run_at', direction: 'asc' },
      limit
    })
    return taken.map((job) => new Lease(job, store, clock, this.leaseMs))
  }

  private kindsOf(isMeant: (lane: Lane | HookLane) => boolean): string[] {
    return Object.values(this.registry).flatMap(({ kind, lane }) => (isMeant(lane) ? kind : []))
  }

  async status(): Promise<JobStatus> {
    const { store, clock } = this.settings
    const now = clock.now()
    const storeNow = await store.directory.now()
    // Of every kind: a job that no process here can run waits, too.
    const isRunning = { leased_until: { gt: storeNow }, running: { eq: true } }
    const isPending = [{ run_at: { lte: now } }, { attempts: { gt: 0 } }, { leased_until: { gt: storeNow } }]
    const [kinds, [failed], [events], [puts]] = await Promise.all([
      store.acrossOrganizations.aggregate(jobs, {
        where: { run_at: { isNull: false }, any: isPending },
        by: ['kind'],
        measures: {
          pending: { count: true },
          running: { count: true, where: isRunning },
          oldestAt: { min: 'run_at', where: { any: this.isFree(storeNow), run_at: { lte: now } } }
        }
      }),
      store.acrossOrganizations.aggregate(jobs, { where: { run_at: { isNull: true } }, measures: { count: { count: true } } }),
      store.acrossOrganizations.aggregate(ingestInbox, { measures: { pending: { count: true }, oldestAt: { min: 'received_at' } } }),
      store.acrossOrganizations.aggregate(putInbox, { measures: { pending: { count: true }, position: { min: 'position' } } })
    ])
    const inbox = leftByHosts(events, puts)
    const groups = inbox.pending > 0 ? [...kinds, { kind: 'inbox', running: 0, ...inbox }] : kinds
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
  private async runningSerialKeys(storeNow: number): Promise<string[]> {
    const where = { serial_key: { isNull: false }, running: { eq: true }, leased_until: { gt: storeNow } }
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
   * that began now was written before the store's clock was set back: without this a dead process would hold its jobs until that time.
   */
  private isFree(storeNow: number) {
    return [
      { leased_until: { isNull: true } },
      { leased_until: { lte: storeNow } },
      { leased_until: { gt: storeNow + clockTolerance * this.leaseMs } }
    ] as const
  }
}

/** What transactions of hosts have left: their events and their puts, whose positions are microseconds. */
function leftByHosts(
  events: { pending: number; oldestAt: number | null } | undefined,
  puts: { pending: number; position: number | null } | undefined
): { pending: number; oldestAt: number | null } {
  const times = [events?.oldestAt ?? [], puts?.position ? Math.floor(puts.position / 1_000) : []].flat()
  return { pending: (events?.pending ?? 0) + (puts?.pending ?? 0), oldestAt: times.length > 0 ? Math.min(...times) : null }
}

function emptyLanes(): Record<Lane, LaneStatus> {
  return Object.fromEntries(Object.keys(lanes).map((lane) => [lane, { pending: 0, running: 0, lagMs: 0 }])) as Record<Lane, LaneStatus>
}
