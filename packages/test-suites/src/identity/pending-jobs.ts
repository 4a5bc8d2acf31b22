import { reattributionKind } from '@rapport/core/src/identity/events/pending-reattribution.js'
import { inboxBatch } from '@rapport/core/src/ingest/jobs/inbox-batch.js'
import { ingestInbox, jobs } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'

/** How much of what ingest left for later is still to be done; jobs that come back day by day do not count. */
export async function pendingIngestJobs(store: OrganizationStore): Promise<number> {
  const kinds = [reattributionKind, inboxBatch.kind]
  return (await store.count(jobs, { kind: { in: kinds } })) + (await store.count(ingestInbox))
}
