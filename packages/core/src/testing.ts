/** What tests of Rapport, and of storage adapters for it, are made of. The suites need vitest and fast-check beside it. */

export { agentsSuite } from './testing/agents/index.js'
export { attentionSuite } from './testing/attention/index.js'
export { automationsSuite } from './testing/automations/index.js'
export { type SeenSignal, seeSignals } from './testing/automations/see-signals.js'
export { badInputSuite } from './testing/bad-input/index.js'
export { changesSuite } from './testing/changes/index.js'
export { createTestRapport, type TestAnswer, type TestRapport, type TestRapportOptions } from './testing/create-test-rapport.js'
export { cursorsSuite } from './testing/cursors/index.js'
export { evidenceSuite } from './testing/evidence/index.js'
export { extractionSuite } from './testing/extraction/index.js'
export { faultsSuite } from './testing/faults/index.js'
export { featuresSuite } from './testing/features/index.js'
export { everyCodeSuite } from './testing/gateway/every-code.js'
export { type ComparedStore, sameAnswers } from './testing/gateway/same-answers.js'
export { healthSuite } from './testing/health/index.js'
export { hooksSuite } from './testing/hooks/index.js'
export { hostileSuite } from './testing/hostile/index.js'
export { hostileIngestSuite } from './testing/hostile-ingest/index.js'
export { concurrentIngestSuite } from './testing/identity/concurrent-ingest.js'
export { expectAsSent } from './testing/identity/expect-as-sent.js'
export { orderIndependenceSuite } from './testing/identity/order-independence.js'
export { type SentBatch, sentBatches } from './testing/identity/sent-batches.js'
export { campaign } from './testing/integrations/campaign.js'
export { FakeService } from './testing/integrations/fake-service.js'
export { FakeVendor, type VendorBehaviour } from './testing/integrations/fake-vendor.js'
export { syncSuite } from './testing/integrations/index.js'
export { refreshSuite } from './testing/integrations/refresh.js'
export { SyncWorld } from './testing/integrations/sync-world.js'
export { jobsSuite } from './testing/jobs/index.js'
export { listToolsSuite } from './testing/list-tools/index.js'
export { calls, ModelStandIn, says } from './testing/models/model-stand-in.js'
export { type LogLine, recordingLogger } from './testing/recording-logger.js'
export { relationshipSuite } from './testing/relationship/index.js'
export { revenueSuite } from './testing/revenue/index.js'
export { rollupsSuite } from './testing/rollups/index.js'
export { searchSuite } from './testing/search/index.js'
export { signalsSuite } from './testing/signals/index.js'
export {
  fillOrganization,
  type GuardedQuery,
  guardedQuery,
  memoryAttackSample,
  memoryAttacks,
  randomScopedStatement,
  type SqlWorld,
  sqlFuzz,
  sqlSuite,
  sqlWorldOn
} from './testing/sql/index.js'
export * from './testing/store-suite/index.js'
export { TestClock } from './testing/test-clock.js'
export { testIds } from './testing/test-ids.js'
export { trustSuite } from './testing/trust/index.js'
export { workspaceToolsSuite } from './testing/workspace-tools/index.js'
