/// <reference path="./rate-limiter-memory.d.ts" />
// The package's index would load its thirty limiters for databases.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { isRateLimiterState, type RateLimiter, type RateLimiterState } from '../context/index.js'
import type { Logger } from '../values/index.js'

/** How a key stands with its limit. `resetAt` is in Unix seconds. */
export interface RateDecision {
  allowed: boolean
  limit: number
  remaining: number
  resetAt: number
  retryAfterSeconds: number
}

/** What the rate is, and who counts. */
export interface RateLimitSettings {
  perSecond: number
  /** Counts for several processes; without it each process counts by itself. */
  rateLimiter: RateLimiter | undefined
  logger: Logger
}

/** Counts requests by key. Ask it only for keys that exist, so that strangers cannot fill its memory. */
export class RateLimit {
  private readonly shared: RateLimiter | undefined
  private readonly own: RateLimiter
  private readonly windowSeconds: number
  private readonly logger: Logger
  private isSharedAway = false

  constructor({ perSecond, rateLimiter, logger }: RateLimitSettings) {
    this.shared = rateLimiter
    this.windowSeconds = rateLimiter?.duration ?? 1
    this.own = new RateLimiterMemory({ points: rateLimiter?.points ?? perSecond, duration: this.windowSeconds })
    this.logger = logger
  }

  /** Counts one request. */
  async consume(key: string, now: number): Promise<RateDecision> {
    try {
      return this.verdict(true, await this.ask((limiter) => limiter.consume(key)), now)
    } catch (refused) {
      if (isRateLimiterState(refused)) return this.verdict(false, refused, now)
      throw refused
    }
  }

  /** How the key stands, without counting. */
  async peek(key: string, now: number): Promise<RateDecision> {
    const state = await this.ask((limiter) => limiter.get(key))
    return this.verdict(true, state ?? { remainingPoints: this.own.points, msBeforeNext: this.windowSeconds * 1000 }, now)
  }

  /** While the shared limiter is away this process counts by itself: events are worth more than an exact limit. */
  private async ask<T>(question: (limiter: RateLimiter) => Promise<T>): Promise<T> {
    if (!this.shared) return question(this.own)
    try {
      const answer = await question(this.shared)
      this.isSharedAway = false
      return answer
    } catch (refused) {
      if (isRateLimiterState(refused)) throw refused
      if (!this.isSharedAway)
        this.logger.warn('The shared rate limiter failed; this process counts by itself meanwhile', { error: String(refused) })
      this.isSharedAway = true
      return question(this.own)
    }
  }

  private verdict(allowed: boolean, state: RateLimiterState, now: number): RateDecision {
    const wait = Math.max(0, state.msBeforeNext)
    return {
      allowed,
      limit: this.own.points,
      remaining: Math.max(0, Math.floor(state.remainingPoints)),
      resetAt: Math.ceil((now + wait) / 1000),
      retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000))
    }
  }
}
