/** The host's handlers: what they are called with, when, and what happens when they fail. */

export { type DeadLetter, type DeadLetterQuery, listDeadLetters, retryDeadLetters } from './dead-letters.js'
export { type Hook, type HookHandler, hookKey } from './hook.js'
export { type HookChange, hookChangeKinds, hookEventOf, isOldEvent } from './hook-events.js'
export { type HookName, hookNames, isHookName } from './hook-names.js'
export { type HookStatus, hookStatus } from './hook-status.js'
export { hookDelivery } from './jobs/hook-delivery.js'
export { hookRetention } from './jobs/hook-retention.js'
export { isHooked, KnownHooks } from './known-hooks.js'
export { hookOperations } from './operations.js'
export { hookDeliveries } from './tables/hook-deliveries.js'
export { hookRegistrations } from './tables/hook-registrations.js'
export { writeDeliveries } from './write-deliveries.js'
