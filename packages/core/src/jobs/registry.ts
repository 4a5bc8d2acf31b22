import type { JobRegistry } from './define-job.js'
import { inboxBatch } from './inbox-batch.js'
import { reattribution } from './reattribution.js'

/** Every kind of job, by its name. A row of another kind is left alone: a newer version has written it, and will run it. */
export const jobRegistry = { reattribution, inbox_batch: inboxBatch } satisfies JobRegistry
