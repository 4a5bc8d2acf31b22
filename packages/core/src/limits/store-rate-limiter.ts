import type { RateLimiter, RateLimiterState } from '../context/index.js'
import type { SharedRates, Store } from '../storage/index.js'

/**
 * Counts requests in the store, so that all processes on it share one limit: a bucket for each key, which holds the requests of a second.
 * Throws TypeError for a store that cannot.
 */
export function storeRateLimiter({ name, rates }: Pick<Store, 'name' | 'rates'>, perSecond: number): RateLimiter {
  if (!rates)
    throw new TypeError(
      `rateLimiter: 'store' needs a store that several processes share, such as postgresStore; the store ${name} cannot count for them`
    )
  return new StoreRateLimiter(rates, perSecond)
}

class StoreRateLimiter implements RateLimiter {
  readonly duration = 1
  /** A rate below one a second still lets one request pass. */
  readonly points: number

  constructor(
    private readonly rates: SharedRates,
    private readonly perSecond: number
  ) {
    this.points = Math.max(1, perSecond)
  }

  async consume(key: string): Promise<RateLimiterState> {
    const { taken, tokens } = await this.take(key, 1)
    if (taken) return this.state(tokens, this.points)
    throw this.state(0, 1, tokens)
  }

  async get(key: string): Promise<RateLimiterState> {
    const { tokens } = await this.take(key, 0)
    return this.state(tokens, this.points)
  }

  private take(key: string, count: 0 | 1) {
    return this.rates.take(`ingest ${key}`, { capacity: this.points, perSecond: this.perSecond }, count)
  }

  /** How many requests are left, and how long it takes until there are `wanted` tokens. */
  private state(left: number, wanted: number, tokens = left): RateLimiterState {
    return { remainingPoints: Math.floor(left), msBeforeNext: Math.max(0, ((wanted - tokens) / this.perSecond) * 1000) }
  }
}
