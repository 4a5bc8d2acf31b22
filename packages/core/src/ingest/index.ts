/** Events from browsers and servers: reading, batching and storing them. */

export { IngestRefusal, type IngestResult, type IngestWarning } from './answer.js'
export { applyEvents } from './apply-events.js'
export { type Arrival, Arrivals } from './arrivals/arrivals.js'
export type { EventDeclarations } from './declared/event-types.js'
export { readEvents } from './declared/read-events.js'
export { type IngestServices, ingestEventsRoute, requireTracking } from './http/ingest-events.js'
export { createIngest } from './ingest.js'
export type { IngestBatch, IngestEvent } from './ingest-batch.js'
export type { IngestIssue } from './issue-log.js'
export { applyInbox } from './jobs/inbox.js'
export { inboxBatch } from './jobs/inbox-batch.js'
export { eventOperations } from './operations.js'
