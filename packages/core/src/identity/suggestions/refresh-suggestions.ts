import { enqueueJob, jobs } from '../../jobs/index.js'
import type { OrganizationStore, Rows } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { type DuplicateSearch, defaultPageSize, newDuplicateSearch, searchDuplicates } from './search-duplicates.js'

/** The job that searches large organizations, and the name under which an organization has one. */
export const duplicateSearchKind = 'duplicate_search'

/**
 * Brings the organization's suggestions up to date before they are read: at once where a page of each phase is enough, else by a job. Does nothing
 * while such a job searches, or rests after its search, and waits for no lock then. `now` is in epoch milliseconds.
 *
 * @example await refreshSuggestions(store, ids, clock.now())
 */
export async function refreshSuggestions(store: OrganizationStore, ids: Ids, now: number, pageSize = defaultPageSize): Promise<void> {
  if (await hasSearch(store)) return
  await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    if (await hasSearch(transaction)) return
    let progress: DuplicateSearch | undefined = newDuplicateSearch
    while (progress) {
      const { phase }: DuplicateSearch = progress
      progress = await searchDuplicates(transaction, progress, now, pageSize)
      if (progress?.phase !== phase) continue
      await enqueueJob(transaction, { kind: duplicateSearchKind, payload: progress, uniqueKey: duplicateSearchKind }, ids, now)
      return
    }
  })
}

/** Whether a job searches the organization, or rests after its search. */
async function hasSearch(rows: Rows<'organization'>): Promise<boolean> {
  return (await rows.count(jobs, { unique_key: { eq: duplicateSearchKind } }, 1)) > 0
}
