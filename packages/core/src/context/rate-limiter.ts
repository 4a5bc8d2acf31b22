/** Where a key stands in its window. */
export interface RateLimiterState {
  remainingPoints: number
  msBeforeNext: number
}

/**
 * Counts requests by key, for several processes at once when it keeps its counts outside of them. Every limiter of the package `rate-limiter-flexible`
 * is one: those with Redis, Postgres or another store hold one limit for all processes. Its `points` are the requests allowed in each window.
 *
 * @example
 * createRapport({ rateLimiter: new RateLimiterRedis({ storeClient, keyPrefix: 'rapport', points: 100, duration: 1 }) })
 */
export interface RateLimiter {
  readonly points: number
  /** How long a window is, in seconds; 1 when it does not say. */
  readonly duration?: number
  /** Counts one request; rejects with the state when the window's requests are used up, with an Error when it cannot count. */
  consume(key: string): Promise<RateLimiterState>
  /** The state without counting; null when nothing was counted lately. */
  get(key: string): Promise<RateLimiterState | null>
}

/** Whether a limiter rejected with this because the requests are used up. */
export function isRateLimiterState(refused: unknown): refused is RateLimiterState {
  return refused instanceof Object && !(refused instanceof Error) && 'msBeforeNext' in refused && typeof refused.msBeforeNext === 'number'
}
