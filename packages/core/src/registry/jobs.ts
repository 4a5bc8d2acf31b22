import { agentRun, agentSchedule } from '../agents/index.js'
import { attentionRephrasing } from '../attention/index.js'
import { auditSeal } from '../audit-chain/index.js'
import { automationRun } from '../automations/index.js'
import { championDay } from '../contacts/index.js'
import { delivery, destinationCheck } from '../delivery/index.js'
import { digest } from '../digest/index.js'
import { endpointDelivery } from '../endpoints/index.js'
import { extractFacts, modelExtraction } from '../extraction/index.js'
import { factCheckDue } from '../facts/index.js'
import { healthDay, healthFit } from '../health/index.js'
import { hookRetention } from '../hooks/index.js'
import { duplicateSearch, reattribution } from '../identity/index.js'
import { inboxBatch } from '../ingest/index.js'
import type { JobRegistry } from '../jobs/index.js'
import { lookback } from '../lookback/index.js'
import { mailDelivery } from '../mail/index.js'
import { erasure } from '../privacy/index.js'
import { inboxPut } from '../put-inbox/index.js'
import { retention } from '../retention/index.js'
import { revenueSnapshots } from '../revenue/index.js'
import { searchEmbedding } from '../search/index.js'
import { segmentRefresh } from '../segments/index.js'
import { signalChanges, signalDay } from '../signals/index.js'
import { participants, sourceActivity } from '../sources/index.js'
import { providerRecords, providerRemoval, providerSync, secretRotation } from '../sync/index.js'
import { termDay } from '../terms/index.js'

/** Every kind of job, by its name. Rows of other kinds are left alone: a newer version of Rapport has written them, and will run them. */
export const jobRegistry = {
  reattribution,
  inbox_batch: inboxBatch,
  inbox_put: inboxPut,
  search_embedding: searchEmbedding,
  source_activity: sourceActivity,
  participants,
  provider_records: providerRecords,
  revenue_snapshots: revenueSnapshots,
  term_day: termDay,
  duplicate_search: duplicateSearch,
  'extract-facts': extractFacts,
  attention_rephrasing: attentionRephrasing,
  model_extraction: modelExtraction,
  fact_check_due: factCheckDue,
  audit_seal: auditSeal,
  credential_rewrap: secretRotation,
  provider_sync: providerSync,
  provider_removal: providerRemoval,
  signal_changes: signalChanges,
  signal_day: signalDay,
  health_day: healthDay,
  health_fit: healthFit,
  champion_day: championDay,
  lookback,
  segment_refresh: segmentRefresh,
  agent_run: agentRun,
  agent_schedule: agentSchedule,
  automation_run: automationRun,
  delivery,
  endpoint_delivery: endpointDelivery,
  digest,
  mail_delivery: mailDelivery,
  destination_check: destinationCheck,
  hook_retention: hookRetention,
  retention,
  erasure
} satisfies JobRegistry
