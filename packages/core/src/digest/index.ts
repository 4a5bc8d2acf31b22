/** The digest of a member: what changed and what needs the member, by mail or to a channel. */

export { digest } from './jobs/digest.js'
export { digestOperations } from './operations.js'
export { unsubscribeRoute } from './unsubscribe-route.js'
