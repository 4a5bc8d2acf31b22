import type { JsonObject, OrganizationStore, RowOf, Rows, Store, Transaction } from '../storage/index.js'
import type { Clock } from '../values/index.js'
import { idleColumns } from './idle-columns.js'
import { RescheduleAt } from './reschedule-at.js'
import { jobs } from './tables/jobs.js'

export type TakenJob = RowOf<typeof jobs> & { organization_id: string }

/** What a step saves: the next payload, or when to go on, or that the job is done. */
export type SavedStep = JsonObject | RescheduleAt<JsonObject> | undefined

/** The lock that a step holds. */
export type StepLock = 'ingest' | 'none'

/** Another process may have the job now, because this one did not renew its lease in time. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

type JobRows = Pick<Rows<'organization'>, 'update' | 'remove'>

const waitingFor = (runAt: number) => ({ run_at: runAt, ...idleColumns })

/**
 * One runner's hold on a job, until a time by the store's clock: processes whose clocks differ agree on it. `leased_by` is the fencing token, new at each
 * taking. Every method writes only if the row still has it when the transaction commits, and throws `LeaseLostError` otherwise.
 */
export class Lease {
  /** Attempts in a row without progress, this one included. */
  attempts: number
  private ended = false
  /** Whether the job gave way to others and is due again at once. */
  givesWay = false

  constructor(
    readonly job: TakenJob,
    private readonly store: Store,
    /** The process's: when a job is due goes by it. */
    private readonly clock: Clock,
    private readonly durationMs: number
  ) {
    this.attempts = job.attempts + 1
  }

  /**
   * Counts the attempt before it starts, so that an attempt which crashes the process counts too. Waits for what a former holder is committing. Answers
   * false when a job with the same serial key runs: then this one is given back as it was.
   */
  async begin(): Promise<boolean> {
    const begun = await this.rows().transaction(async (transaction) => {
      if (await this.isLikeRunning(transaction)) return false
      await Promise.all([transaction.lock(this.fence), this.change({ attempts: this.attempts, running: true }, transaction)])
      return true
    })
    if (!begun) await this.returnUnused()
    return begun
  }

  private async isLikeRunning(transaction: Transaction): Promise<boolean> {
    const { serial_key: serialKey, id } = this.job
    if (serialKey === null) return false
    const [, now] = await Promise.all([transaction.lock(`job ${serialKey}`), transaction.now()])
    const where = { serial_key: { eq: serialKey }, running: { eq: true }, leased_until: { gt: now }, id: { ne: id } }
    return (await transaction.count(jobs, where, 1)) > 0
  }

  /** Gives the job back as if it had not been taken. */
  async returnUnused(): Promise<void> {
    this.ended = true
    await this.change({ leased_by: null, leased_until: null })
  }

  async renew(): Promise<void> {
    if (this.ended) return
    // The time before the renewal: the lease ends rather too early than too late.
    const until = (await this.rows().now()) + this.durationMs
    if (!this.ended) await this.change({ leased_until: until })
  }

  /**
   * Runs work beside the steps, in a transaction of its own; several may run side by side. Whoever takes the job over waits for the transaction, so that
   * nothing of it is committed after that.
   */
  write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R> {
    return this.rows().transaction(async (transaction) => {
      // Asked together with the first verbs of the work, so that they cost no round trip of their own.
      const held = Promise.all([transaction.lock(this.fence, 'shared'), transaction.count(jobs, this.held(), 1)])
      const [[, isHeld], result] = await Promise.all([held, work(transaction)])
      if (isHeld === 0) throw this.lost()
      return result
    })
  }

  /** Runs a step in one transaction; see `step` and `save` of `JobContext`. */
  async step(lock: StepLock, work: (transaction: Transaction, payload: JsonObject) => Promise<SavedStep>): Promise<boolean> {
    const { organization_id: organizationId } = this.job
    let isDueAgain = false
    const run = async (transaction: Transaction) => {
      const [row] = await transaction.find(jobs, { where: this.held() })
      if (!row) throw this.lost()
      const next = await work(transaction, row.payload)
      isDueAgain = false
      if (next === undefined) await this.remove(transaction)
      else if (next instanceof RescheduleAt) isDueAgain = await this.reschedule(transaction, row, next)
      else await this.change({ payload: next, attempts: 0 }, transaction)
      return next !== undefined && !(next instanceof RescheduleAt)
    }
    const goesOn = await (lock === 'ingest'
      ? this.store.groupTransaction([organizationId], { settle: (of) => run(of(organizationId)) })
      : this.store.organization(organizationId).transaction(run))
    this.attempts = 0
    this.ended = !goesOn
    this.givesWay = isDueAgain
    return goesOn
  }

  /** The job is done. */
  async complete(): Promise<void> {
    if (!this.ended) await this.remove(this.rows())
    this.ended = true
  }

  /** Gives the job back: due again at `runAt`, or given up when that is null. */
  async giveBack(runAt: number | null, error: string | null = null): Promise<void> {
    this.ended = true
    const givenUp = runAt === null ? { unique_key: null } : {}
    await this.change({ ...idleColumns, run_at: runAt, attempts: this.attempts, last_error: error, ...givenUp })
  }

  /** Removes the row; but if the job was asked for again while it ran (`trigger_count` has grown), it becomes due again instead. */
  private async remove(rows: JobRows): Promise<void> {
    const removed = await rows.remove(jobs, { ...this.held(), trigger_count: { eq: this.job.trigger_count } })
    if (removed > 0) return
    await this.change({ ...waitingFor(this.clock.now()), trigger_count: 1 }, rows)
  }

  /**
   * Has the job wait. If the job of a key was asked for since this step read the row, the step may not have seen why: then the job is due at once. Answers
   * whether it is.
   */
  private async reschedule(
    transaction: Transaction,
    row: RowOf<typeof jobs>,
    { until, payload }: RescheduleAt<JsonObject>
  ): Promise<boolean> {
    const unasked = row.unique_key === null ? {} : { trigger_count: { eq: row.trigger_count } }
    const now = this.clock.now()
    if ((await transaction.update(jobs, { ...this.held(), ...unasked }, { payload, ...waitingFor(until) })) > 0) return until <= now
    await this.change({ payload, ...waitingFor(now) }, transaction)
    return true
  }

  private async change(columns: Partial<RowOf<typeof jobs>>, rows: JobRows = this.rows()): Promise<void> {
    if ((await rows.update(jobs, this.held(), columns)) === 0) throw this.lost()
  }

  private lost(): LeaseLostError {
    return new LeaseLostError(`The job ${this.job.id} is no longer held`)
  }

  /** The lock that those share who write while they have the job. */
  private get fence(): string {
    return `lease ${this.job.id}`
  }

  private held() {
    return { id: { eq: this.job.id }, ...(this.job.leased_by !== null && { leased_by: { eq: this.job.leased_by } }) }
  }

  private rows(): OrganizationStore {
    return this.store.organization(this.job.organization_id)
  }
}
