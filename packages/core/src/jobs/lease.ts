import type { Clock } from '../clock.js'
import { Rest } from '../domain/jobs/rest.js'
import type { JsonObject } from '../storage/columns.js'
import type { Rows, Store, Transaction } from '../storage/contract.js'
import type { RowOf } from '../storage/define-table.js'
import { jobs } from '../storage/tables/index.js'

export type TakenJob = RowOf<typeof jobs> & { organization_id: string }

/** Somebody else has the job by now: this process was silent for longer than its lease. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

type JobRows = Pick<Rows<'organization'>, 'update' | 'remove'>

/** What a job's row says when nobody holds it and nothing went wrong. */
const waitingFor = (runAt: number) => ({ run_at: runAt, attempts: 0, leased_by: null, leased_until: null, last_error: null })

/** One run's hold on a job: every change of its row is made only while the hold lasts. */
export class Lease {
  /** Attempts in a row without progress, this one included. */
  attempts: number
  private ended = false

  constructor(
    readonly job: TakenJob,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly milliseconds: number
  ) {
    this.attempts = job.attempts + 1
  }

  /** Counts the attempt before it starts, so that one that ends the process counts too. */
  async begin(): Promise<void> {
    await this.change({ attempts: this.attempts })
  }

  async renew(): Promise<void> {
    if (!this.ended) await this.change({ leased_until: this.until() })
  }

  /** Runs a step of the job in one transaction, with its stored payload, and saves the next payload, its rest or the job's end in the same commit. */
  async step(
    work: (transaction: Transaction, payload: JsonObject) => Promise<JsonObject | Rest<JsonObject> | undefined>
  ): Promise<boolean> {
    const { organization_id: organizationId } = this.job
    const goesOn = await this.store.together([organizationId], async (of) => {
      const transaction = of(organizationId)
      const [row] = await transaction.find(jobs, { where: this.held() })
      if (!row) throw new LeaseLostError(`The job ${this.job.id} is no longer held`)
      const next = await work(transaction, row.payload)
      if (next === undefined) await this.remove(transaction)
      else if (next instanceof Rest) await this.change({ payload: next.payload, ...waitingFor(next.until) }, transaction)
      else await this.change({ payload: next, attempts: 0, leased_until: this.until() }, transaction)
      return next !== undefined && !(next instanceof Rest)
    })
    this.attempts = 0
    this.ended = !goesOn
    return goesOn
  }

  /** The job is done. */
  async complete(): Promise<void> {
    if (!this.ended) await this.remove(this.rows())
    this.ended = true
  }

  /** Gives the job back: due again at that time, or never when it is given up. */
  async giveBack(runAt: number | null, error: string | null = null): Promise<void> {
    this.ended = true
    const givenUp = runAt === null ? { unique_key: null } : {}
    await this.change({ run_at: runAt, attempts: this.attempts, leased_by: null, leased_until: null, last_error: error, ...givenUp })
  }

  /** Removes the row, or lets it be due again when it was asked for while it ran. */
  private async remove(rows: JobRows): Promise<void> {
    const removed = await rows.remove(jobs, { ...this.held(), asked: { eq: this.job.asked } })
    if (removed > 0) return
    await this.change({ ...waitingFor(this.clock.now()), asked: 1 }, rows)
  }

  private async change(columns: Partial<RowOf<typeof jobs>>, rows: JobRows = this.rows()): Promise<void> {
    if ((await rows.update(jobs, this.held(), columns)) === 0) throw new LeaseLostError(`The job ${this.job.id} is no longer held`)
  }

  private held() {
    return { id: { eq: this.job.id }, ...(this.job.leased_by !== null && { leased_by: { eq: this.job.leased_by } }) }
  }

  private until(): number {
    return this.clock.now() + this.milliseconds
  }

  private rows(): JobRows {
    return this.store.organization(this.job.organization_id)
  }
}
