import type { JobRegistry } from './define-job.js'
import { duplicateSearch } from './duplicate-search.js'
import { extractFacts } from './extract-facts.js'
import { inboxBatch } from './inbox-batch.js'
import { participants } from './participants.js'
import { reattribution } from './reattribution.js'
import { revenueSnapshots } from './revenue-snapshots.js'
import { searchEmbedding } from './search-embedding.js'
import { sourceActivity } from './source-activity.js'

/** Every kind of job, by its name. Rows of other kinds are left alone: a newer version of Rapport has written them, and will run them. */
export const jobRegistry = {
  reattribution,
  inbox_batch: inboxBatch,
  search_embedding: searchEmbedding,
  source_activity: sourceActivity,
  participants,
  revenue_snapshots: revenueSnapshots,
  duplicate_search: duplicateSearch,
  'extract-facts': extractFacts
} satisfies JobRegistry
