import { agentRun } from './agent-run.js'
import { agentSchedule } from './agent-schedule.js'
import { attentionRephrasing } from './attention-rephrasing.js'
import { automationRun } from './automation-run.js'
import { delivery } from './delivery.js'
import { destinationCheck } from './destination-check.js'
import { duplicateSearch } from './duplicate-search.js'
import { extractFacts } from './extract-facts.js'
import { healthDay } from './health-day.js'
import { hookRetention } from './hook-retention.js'
import { inboxBatch } from './inbox-batch.js'
import type { JobRegistry } from './job.js'
import { modelExtraction } from './model-extraction.js'
import { participants } from './participants.js'
import { providerRecords } from './provider-records.js'
import { providerRemoval } from './provider-removal.js'
import { providerSync } from './provider-sync.js'
import { reattribution } from './reattribution.js'
import { revenueSnapshots } from './revenue-snapshots.js'
import { searchEmbedding } from './search-embedding.js'
import { secretRotation } from './secret-rotation.js'
import { signalChanges } from './signal-changes.js'
import { signalDay } from './signal-day.js'
import { sourceActivity } from './source-activity.js'

/** Every kind of job, by its name. Rows of other kinds are left alone: a newer version of Rapport has written them, and will run them. */
export const jobRegistry = {
  reattribution,
  inbox_batch: inboxBatch,
  search_embedding: searchEmbedding,
  source_activity: sourceActivity,
  participants,
  provider_records: providerRecords,
  revenue_snapshots: revenueSnapshots,
  duplicate_search: duplicateSearch,
  'extract-facts': extractFacts,
  attention_rephrasing: attentionRephrasing,
  model_extraction: modelExtraction,
  credential_rewrap: secretRotation,
  provider_sync: providerSync,
  provider_removal: providerRemoval,
  signal_changes: signalChanges,
  signal_day: signalDay,
  health_day: healthDay,
  agent_run: agentRun,
  agent_schedule: agentSchedule,
  automation_run: automationRun,
  delivery,
  destination_check: destinationCheck,
  hook_retention: hookRetention
} satisfies JobRegistry
