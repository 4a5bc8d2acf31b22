import type { JobRegistry } from './define-job.js'
import { applyInbox } from './inbox.js'
import { JobQueue, type JobStatus } from './job-queue.js'
import { Poll } from './poll.js'
import { runJob } from './run-job.js'
import type { JobServices } from './services.js'

export interface RunnerOptions {
  /** Jobs that one process runs at the same time. */
  concurrency: number
  /** How often work of other processes is looked for, in milliseconds. */
  pollMs: number
  /** How long a process that died holds its jobs, in milliseconds; while it lives the lease is renewed three times in that time. */
  leaseMs: number
}

export const defaultRunnerOptions: RunnerOptions = { concurrency: 4, pollMs: 1_000, leaseMs: 30_000 }

/**
 * Runs jobs of all organizations, together with the runners of other processes on the same store: each job is one runner's at a time. A job runs at
 * least once: when its process dies it runs again, once the lease is over.
 */
export class JobRunner {
  private readonly queue: JobQueue
  private readonly running = new Map<Promise<void>, AbortController>()
  private readonly poll: Poll
  private turn: Promise<unknown> = Promise.resolve()
  private nextAt: number | null = null
  private closed = false

  constructor(
    private readonly services: JobServices,
    private readonly registry: JobRegistry,
    private readonly options: RunnerOptions = defaultRunnerOptions
  ) {
    this.queue = new JobQueue(services, Object.keys(registry), options.leaseMs)
    this.poll = new Poll(
      () => this.startDue(),
      () => this.untilNext(),
      services.logger
    )
  }

  /** Runs what is due, and what becomes due by that, until nothing is. Throws when the store is away. */
  async runDue(): Promise<void> {
    while (!this.closed) {
      if (await this.startDue()) continue
      if (this.running.size === 0) return
      await Promise.race(this.running.keys())
    }
  }

  /** Goes on running what is due, until it is closed. Calling it again changes nothing. Its timers do not keep the process alive. */
  start(): void {
    if (!this.closed) this.poll.start()
  }

  /** Says that there may be something to do. */
  wake(): void {
    this.poll.wake()
  }

  status(): Promise<JobStatus> {
    return this.queue.status()
  }

  /** Starts nothing more, and waits for what runs; jobs that work in steps stop after their step, and go on when the next process takes them. */
  async close(): Promise<void> {
    this.closed = true
    for (const stop of this.running.values()) stop.abort()
    await this.poll.stop()
    await this.turn
    await Promise.all(this.running.keys())
  }

  /** Starts what is due and fits, one caller at a time; answers whether there was anything. */
  private startDue(): Promise<boolean> {
    const started = this.turn.then(() => this.startNow())
    this.turn = started.catch(() => undefined)
    return started
  }

  private async startNow(): Promise<boolean> {
    if (this.closed) return false
    const applied = await applyInbox(this.services)
    const free = this.options.concurrency - this.running.size
    if (free <= 0) return applied > 0
    // Looking costs less than taking, and most of the time there is nothing.
    this.nextAt = await this.queue.nextAt()
    if (this.nextAt === null || this.nextAt > this.services.clock.now()) return applied > 0
    const leases = await this.queue.take(free)
    for (const lease of leases) this.run(lease)
    return applied > 0 || leases.length > 0
  }

  private run(lease: Parameters<typeof runJob>[1]): void {
    const job = this.registry[lease.job.kind]
    if (!job) return
    const stop = new AbortController()
    if (this.closed) stop.abort()
    const work = runJob(job, lease, stop, this.services, this.options.leaseMs / 3).finally(() => {
      this.running.delete(work)
      this.wake()
    })
    this.running.set(work, stop)
  }

  /** How long nothing has to be looked for, in milliseconds. What is due and could not be had, somebody else is about to have. */
  private untilNext(): number {
    const wait = this.nextAt === null ? 0 : this.nextAt - this.services.clock.now()
    return wait > 0 ? Math.min(this.options.pollMs, wait) : this.options.pollMs
  }
}
