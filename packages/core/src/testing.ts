/** What tests of Rapport, and of adapters to it, are made of. Needs vitest and fast-check beside it. */
export { createTestRapport, type TestAnswer, type TestRapport, type TestRapportOptions } from './testing/create-test-rapport.js'
export { TestClock } from './testing/test-clock.js'
export { testIds } from './testing/test-ids.js'
