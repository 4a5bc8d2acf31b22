import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How a key stands with its limit. `resetAt` is in Unix seconds. */
export interface RateVerdict {
  allowed: boolean
  limit: number
  remaining: number
  resetAt: number
  retryAfterSeconds: number
}

/** Counts requests a second and key. Ask it only for keys that exist, so that strangers cannot fill its memory. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory

  constructor(private readonly perSecond: number) {
    this.limiter = new RateLimiterMemory({ points: perSecond, duration: 1 })
  }

  /** Counts one request. */
  async consume(key: string, now: number): Promise<RateVerdict> {
    try {
      return this.verdict(true, await this.limiter.consume(key), now)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return this.verdict(false, refused, now)
      throw refused
    }
  }

  /** How the key stands, without counting. */
  async peek(key: string, now: number): Promise<RateVerdict> {
    return this.verdict(true, (await this.limiter.get(key)) ?? { remainingPoints: this.perSecond, msBeforeNext: 1000 }, now)
  }

  private verdict(allowed: boolean, state: { remainingPoints: number; msBeforeNext: number }, now: number): RateVerdict {
    const wait = Math.max(0, state.msBeforeNext)
    return {
      allowed,
      limit: this.perSecond,
      remaining: Math.max(0, Math.floor(state.remainingPoints)),
      resetAt: Math.ceil((now + wait) / 1000),
      retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000))
    }
  }
}
