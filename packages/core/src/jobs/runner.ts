import type { JobRegistry, JobSettings } from './job.js'
import { JobQueue, type JobStatus } from './job-queue.js'
import { type HookLane, isLane, type Lane, lanes, slotsOfHook } from './lanes.js'
import type { Lease } from './lease.js'
import { Poll } from './poll.js'
import { runJob } from './run-job.js'
import { ServedJobs } from './served-jobs.js'

/** How one process runs jobs. */
export interface RunnerOptions {
  /** How many jobs of each lane one process runs at the same time. */
  concurrency: Readonly<Record<Lane, number>>
  /** How often the runner looks for jobs that other processes have written, in milliseconds. */
  pollMs: number
  /**
   * How long a lease lasts without renewal, in milliseconds: so long a dead process still holds its jobs. A living one renews it every third of that.
   */
  leaseMs: number
}

/** What one run of due jobs did. */
export interface JobRun {
  /** How many jobs ended in this process meanwhile; one that stopped in between counts too. */
  ran: number
  /** Whether more are due now. */
  more: boolean
}

export const defaultRunnerOptions: RunnerOptions = { concurrency: lanes, pollMs: 1_000, leaseMs: 30_000 }

/**
 * Runs jobs of all organizations. The processes on one store share them: each job belongs to one runner at a time. A job runs at least once: if its
 * process dies, another runs it again when the lease has run out.
 */
export class JobRunner {
  private readonly queue: JobQueue
  private readonly running = new Map<Promise<void>, { lane: Lane | HookLane; stop: AbortController }>()
  private readonly poll: Poll
  private readonly served: ServedJobs
  /** Lanes that had at least as many due jobs as slots: more may wait. */
  private readonly behind = new Set<Lane | HookLane>()
  private turn: Promise<unknown> = Promise.resolve()
  private nextAt: number | null = null
  private hasMeasured = false
  private ended = 0
  private closed = false

  constructor(
    private readonly settings: JobSettings,
    private readonly registry: JobRegistry,
    private readonly options: RunnerOptions = defaultRunnerOptions,
    /** What comes before each look for jobs, such as applying the inbox. Answers how much was done. */
    private readonly prepare: () => Promise<number> = async () => 0
  ) {
    this.queue = new JobQueue(settings, registry, options.leaseMs)
    this.served = new ServedJobs(settings.clock)
    this.poll = new Poll(
      () => this.startDue(),
      () => this.pauseMs(),
      settings.logger
    )
  }

  /** Runs all due jobs, and those that become due by them, until none is due. Throws when the store is away. */
  async runDue(): Promise<void> {
    await this.runWhile(() => true)
  }

  /** The same, for so long at most: then the running jobs stop after their present step, and a later run goes on from there. */
  async runFor(milliseconds: number): Promise<JobRun> {
    const { ended } = this
    let isOver = false
    const stopAll = () => {
      isOver = true
      for (const { stop } of this.running.values()) stop.abort()
    }
    const timer = setTimeout(stopAll, milliseconds).unref()
    try {
      await this.runWhile(() => !isOver)
    } finally {
      clearTimeout(timer)
    }
    if (!isOver) return { ran: this.ended - ended, more: false }
    // Some may have started while the time ended.
    stopAll()
    await Promise.all(this.running.keys())
    return { ran: this.ended - ended, more: await this.hasDue() }
  }

  private async hasDue(): Promise<boolean> {
    const now = this.settings.clock.now()
    const next = await this.queue.nextDue(await this.storeTime(), () => true)
    return [...next.values()].some(({ at }) => at <= now)
  }

  private async runWhile(goesOn: () => boolean): Promise<void> {
    while (!this.closed && goesOn()) {
      const { ended } = this
      // A job that ended while it was looked may have made others due, which the look did not see.
      if ((await this.startDue()) || this.ended > ended) continue
      if (this.running.size === 0) return
      await Promise.race(this.running.keys())
    }
  }

  /** Starts to run due jobs until `close`. Calling it again changes nothing. Its timers do not keep the process alive. */
  start(): void {
    if (!this.closed) this.poll.start()
  }

  /** Says that there may be something to do. */
  wake(): void {
    this.poll.wake()
  }

  /** Says that there is a job which is due at that time; one that is due after the next look is found by it. */
  wakeFor(dueAt: number): void {
    if (dueAt <= this.settings.clock.now() + this.options.pollMs) this.wake()
  }

  status(): Promise<JobStatus> {
    return this.queue.status()
  }

  /** Starts no more jobs, and waits for the running ones. Jobs that work in steps stop after the present step; a later run goes on from there. */
  async close(): Promise<void> {
    this.closed = true
    for (const { stop } of this.running.values()) stop.abort()
    await this.poll.stop()
    await this.turn
    await Promise.all(this.running.keys())
  }

  /** Starts as many due jobs as may run; one call at a time. Answers whether there was anything to do. */
  private startDue(): Promise<boolean> {
    const started = this.turn.then(() => this.startNow())
    this.turn = started.catch(() => undefined)
    return started
  }

  private async startNow(): Promise<boolean> {
    if (this.closed) return false
    // Nothing is written by this process's clock before it is corrected.
    if (!this.hasMeasured) await this.storeTime()
    this.hasMeasured = true
    let started = await this.prepare()
    const storeNow = await this.storeTime()
    // To look goes through all that waits. Where more waits than can run, that would take longer than the jobs: the next ones are just taken.
    for (const lane of this.behind) started += await this.fill(lane, storeNow)
    // Most of the time there is nothing, and then looking is cheaper than taking. A full lane is looked at again when one of its jobs ends.
    const next = await this.queue.nextDue(storeNow, (lane) => this.freeSlots(lane) > 0)
    let soonest = Number.POSITIVE_INFINITY
    for (const [lane, { at, misdated }] of next) {
      soonest = Math.min(soonest, at)
      if (at <= this.settings.clock.now()) started += await this.fill(lane, storeNow, misdated)
    }
    this.nextAt = Number.isFinite(soonest) ? soonest : null
    return started > 0
  }

  /** Starts as many due jobs of a lane as it has free slots. Answers how many there were. */
  private async fill(lane: Lane | HookLane, storeNow: number, misdated: readonly string[] = []): Promise<number> {
    const free = this.freeSlots(lane)
    if (free <= 0) return 0
    const started = this.startAll(await this.queue.take(lane, free, { storeNow, misdated, served: this.served.inOrder() }))
    if (started < free) this.behind.delete(lane)
    else this.behind.add(lane)
    return started
  }

  private freeSlots(lane: Lane | HookLane): number {
    const own = [...this.running.values()].filter((running) => running.lane === lane)
    return (isLane(lane) ? this.options.concurrency[lane] : slotsOfHook) - own.length
  }

  private startAll(leases: readonly Lease[]): number {
    for (const lease of leases) this.run(lease)
    return leases.length
  }

  /** The time that leases go by. Asking for it also tells how far this process's clock is from it. */
  private storeTime(): Promise<number> {
    const { store, clockOffset } = this.settings
    return clockOffset ? clockOffset.measure(store.directory) : store.directory.now()
  }

  private run(lease: Lease): void {
    const job = this.registry[lease.job.kind]
    if (!job) return
    const stop = new AbortController()
    if (this.closed) stop.abort()
    const work = runJob(job, lease, stop, this.settings, this.options.leaseMs / 3).finally(() => {
      this.running.delete(work)
      this.ended++
      if (lease.givesWay) this.served.add(lease.job.id)
      this.wake()
    })
    this.running.set(work, { lane: job.lane, stop })
  }

  /** How long to pause before looking again, in milliseconds. A job that is due but was not taken is being taken by another process. */
  private pauseMs(): number {
    const wait = this.nextAt === null ? 0 : this.nextAt - this.settings.clock.now()
    return wait > 0 ? Math.min(this.options.pollMs, wait) : this.options.pollMs
  }
}
