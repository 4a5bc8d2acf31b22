import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refusal } from './answers.js'

/** Wrong secrets that one address may try in a minute: those that begin alike, and all of them. Many people may share one: behind an office's router, or a proxy that is not trusted. */
const maxWrongAlike = 10
const maxWrong = 100

/** What of a secret tells it from others, and is no secret. */
const prefixLength = 11

/** Counts wrong secrets by address. A right one is let in at all times. */
export class TryLimit {
  private readonly tries = new RateLimiterMemory({ points: maxWrong, duration: 60, keyPrefix: 'address' })
  private readonly triesAlike = new RateLimiterMemory({ points: maxWrongAlike, duration: 60, keyPrefix: 'alike' })

  /** Tries a secret; `attempt` answers undefined when it was wrong. `waitMs` is how long to wait when there were too many wrong ones. */
  async count<R>(
    address: string,
    secret: string,
    attempt: () => Promise<R | undefined>
  ): Promise<{ right: R } | { waitMs: number | undefined }> {
    const alike = `${address} ${secret.slice(0, prefixLength)}`
    // Counted before the secret is looked at: of many tries at once each counts.
    const waitMs = (await overLimit(this.tries, address)) ?? (await overLimit(this.triesAlike, alike))
    const right = await attempt()
    if (right === undefined) return { waitMs }
    if (waitMs === undefined) {
      await this.tries.reward(address)
      await this.triesAlike.reward(alike)
    }
    return { right }
  }
}

/** Counts a try; answers how long to wait, in milliseconds, when there were too many. */
async function overLimit(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext
    throw refused
  }
}

/** The refusal of one who tried too many. */
export function tooMany(milliseconds: number, what: string): Response {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return refusal(429, 'RATE_LIMITED', `Too many wrong ${what}: try again in ${seconds} s`, { 'retry-after': String(seconds) })
}
