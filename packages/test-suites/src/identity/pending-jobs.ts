import { reattributionKind } from '@rapport/core/src/domain/identity/pending-reattribution.js'
import { inboxBatch } from '@rapport/core/src/jobs/inbox-batch.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { ingestInbox, jobs } from '@rapport/core/src/storage/tables/index.js'

/** How much of what ingest left for later is still to be done; jobs that come back day by day do not count. */
export async function pendingIngestJobs(store: OrganizationStore): Promise<number> {
  const kinds = [reattributionKind, inboxBatch.kind]
  return (await store.count(jobs, { kind: { in: kinds } })) + (await store.count(ingestInbox))
}
