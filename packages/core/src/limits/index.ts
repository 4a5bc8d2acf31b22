/** Rate limits and the metering of calls. */

export { meterCall } from './meter.js'
export { type RateDecision, RateLimit } from './rate-limit.js'
