/** Segments: saved filters with a name, and the history of who entered and left. */

export { followMembers } from './follow-changes.js'
export { segmentRefresh } from './jobs/segment-refresh.js'
export { segmentOperations } from './operations.js'
