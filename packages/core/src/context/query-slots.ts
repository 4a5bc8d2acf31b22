import { RapportError } from '../errors.js'
import { inSpan, Metrics } from '../telemetry/index.js'

/** Counts the queries that each organization has running, and refuses what is too many. */
export class QuerySlots {
  readonly #running = new Map<string, number>()
  readonly #most: number

  constructor(
    most: number,
    private readonly metrics = new Metrics()
  ) {
    this.#most = most
  }

  /** Runs work as one of the organization's queries; throws RATE_LIMITED when it has too many. */
  async run<R>(organizationId: string, work: () => Promise<R>): Promise<R> {
    const running = this.#running.get(organizationId) ?? 0
    if (running >= this.#most) {
      this.metrics.rateLimited.add({ bound: 'queries' })
      const message = `At most ${this.#most} queries run at a time. Try again when one has ended`
      throw new RapportError('RATE_LIMITED', message, { retryAfterSeconds: 1 })
    }
    this.#running.set(organizationId, running + 1)
    const since = performance.now()
    let outcome = 'ok'
    try {
      return await inSpan('rapport.sql', { attributes: { 'rapport.organization.id': organizationId } }, () => work())
    } catch (error) {
      outcome = error instanceof RapportError && error.code === 'UNPROCESSABLE' ? 'invalid' : 'failed'
      throw error
    } finally {
      this.metrics.querySeconds.observe({ outcome }, (performance.now() - since) / 1_000)
      const left = (this.#running.get(organizationId) ?? 1) - 1
      if (left > 0) this.#running.set(organizationId, left)
      else this.#running.delete(organizationId)
    }
  }
}
