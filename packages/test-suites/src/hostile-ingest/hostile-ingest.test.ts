import { memoryStore } from '@rapport/core/src/memory.js'
import { hostileIngestSuite } from './index.js'

// Five times the limit of 200 ms, which test:long asks for: here other suites share the process, its heap and the machine.
hostileIngestSuite('memory', async () => memoryStore(), { maxGapMs: 1_000 })
