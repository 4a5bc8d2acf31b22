/** What a process and a call work with: settings, limits, plans, the caller. */

export { type Caller, callContext } from './call-context.js'
export { ClockOffset, type ClockWarning } from './clock-offset.js'
export type {
  CallContext,
  IntegrationProcess,
  KeyPrincipal,
  OrganizationContext,
  Principal,
  SessionPrincipal,
  ToolContext
} from './context.js'
export { type DeclaredEvents, type EventsCheckMode, noDeclaredEvents } from './declared-events.js'
export type { ErasedDigest, ErasureLog, ErasureRecord } from './erasure-log.js'
export { KeptAnswers } from './kept-answers.js'
export { planDescription } from './plan-description.js'
export { type ConnectionCap, describePlan, type Plans, unlimitedPlans } from './plans.js'
export { publicPathBehind } from './public-path.js'
export { QuerySlots } from './query-slots.js'
export { isRateLimiterState, type RateLimiter, type RateLimiterState } from './rate-limiter.js'
export { defaultLimits, type EndpointSettings, type Limits, type Settings } from './settings.js'
export { type EventSubject, noSuppression, type Suppression } from './suppression.js'
export { clientAddressBehind, type RequestOrigin, type TrustProxy } from './trusted-proxies.js'
