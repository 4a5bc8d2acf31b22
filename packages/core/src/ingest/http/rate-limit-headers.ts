import type { RateDecision } from '../../limits/index.js'

/** How a key stands with its rate, as headers; Retry-After only when it is over. */
export function rateLimitHeaders({ allowed, limit, remaining, resetAt, retryAfterSeconds }: RateDecision): Record<string, string> {
  const standing = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetAt)
  }
  return allowed ? standing : { ...standing, 'retry-after': String(retryAfterSeconds) }
}
