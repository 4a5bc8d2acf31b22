/** The tables of batches that wait and of what was wrong with events. */

export { ingestInbox } from './ingest-inbox.js'
export { ingestIssues } from './ingest-issues.js'
