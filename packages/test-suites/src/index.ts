/** The suites of our own products, each of which runs on every store. */

export { agentsSuite } from './agents/index.js'
export { assessmentSuite } from './assessment/index.js'
export { attentionSuite } from './attention/index.js'
export { auditSuite } from './audit/index.js'
export { automationsSuite } from './automations/index.js'
export { seeSignals } from './automations/see-signals.js'
export { badInputSuite } from './bad-input/index.js'
export { briefingSuite } from './briefing/index.js'
export { changesSuite } from './changes/index.js'
export { cursorsSuite } from './cursors/index.js'
export { developerSuite } from './developer/index.js'
export { evidenceSuite } from './evidence/index.js'
export { extractionSuite } from './extraction/index.js'
export { faultsSuite } from './faults/index.js'
export { featuresSuite } from './features/index.js'
export { everyCodeSuite } from './gateway/every-code.js'
export { sameAnswers } from './gateway/same-answers.js'
export { healthSuite } from './health/index.js'
export { hooksSuite } from './hooks/index.js'
export { hostileSuite } from './hostile/index.js'
export { hostileIngestSuite } from './hostile-ingest/index.js'
export { concurrentIngestSuite } from './identity/concurrent-ingest.js'
export { expectAsSent } from './identity/expect-as-sent.js'
export { orderIndependenceSuite } from './identity/order-independence.js'
export { type SentBatch, sentBatches } from './identity/sent-batches.js'
export { syncSuite } from './integrations/index.js'
export { refreshSuite } from './integrations/refresh.js'
export { jobsSuite } from './jobs/index.js'
export { listToolsSuite } from './list-tools/index.js'
export { listsSuite } from './lists/index.js'
export { lookbackSuite } from './lookback/index.js'
export { madeByKeysSuite } from './made-by-keys/index.js'
export { peopleSuite } from './people/index.js'
export { erasureWorldsSuite, privacySuite } from './privacy/index.js'
export { relationshipSuite } from './relationship/index.js'
export { retentionSuite } from './retention/index.js'
export { revenueSuite } from './revenue/index.js'
export { rollupsSuite } from './rollups/index.js'
export { searchSuite } from './search/index.js'
export { secretsSuite } from './secrets/index.js'
export { signalsSuite } from './signals/index.js'
export {
  fillOrganization,
  guardedQuery,
  memoryAttackSample,
  memoryAttacks,
  randomScopedStatement,
  sqlFuzz,
  sqlSuite,
  sqlWorldOn
} from './sql/index.js'
export { teamSuite } from './team/index.js'
export { termsSuite } from './terms/index.js'
export { transferSuite } from './transfer/index.js'
export { trustSuite } from './trust/index.js'
export { workSuite } from './work/index.js'
export { workspaceToolsSuite } from './workspace-tools/index.js'
