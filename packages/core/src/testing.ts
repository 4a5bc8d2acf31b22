/** Parts for tests of a host: a Rapport with its own clock and ids, and a fake model. They need no test runner. */

export { createTestRapport, type TestAnswer, type TestRapport, type TestRapportOptions } from './testing/create-test-rapport.js'
export { calls, FakeLanguageModel, says } from './testing/models/fake-language-model.js'
export { type LogLine, recordingLogger } from './testing/recording-logger.js'
export { TestClock } from './testing/test-clock.js'
export { testIds } from './testing/test-ids.js'
