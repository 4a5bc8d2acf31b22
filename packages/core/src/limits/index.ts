/** Rate limits and the metering of calls. */

export { meterCall } from './meter.js'
export { type RateDecision, RateLimit } from './rate-limit.js'
export { storeRateLimiter } from './store-rate-limiter.js'
export { rateBuckets } from './tables/rate-buckets.js'
