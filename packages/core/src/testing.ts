/** What tests of Rapport, and of storage adapters for it, are made of. The suites need vitest and fast-check beside it. */

export { attentionSuite } from './testing/attention/index.js'
export { createTestRapport, type TestAnswer, type TestRapport, type TestRapportOptions } from './testing/create-test-rapport.js'
export { featuresSuite } from './testing/features/index.js'
export { orderIndependenceSuite } from './testing/identity/order-independence.js'
export { jobsSuite } from './testing/jobs/index.js'
export { listToolsSuite } from './testing/list-tools/index.js'
export { type LogLine, recordingLogger } from './testing/recording-logger.js'
export { revenueSuite } from './testing/revenue/index.js'
export * from './testing/store-suite/index.js'
export { TestClock } from './testing/test-clock.js'
export { testIds } from './testing/test-ids.js'
export { workspaceToolsSuite } from './testing/workspace-tools/index.js'
