import { memoryStore } from '@rapport/core/src/memory.js'
import { concurrentIngestSuite } from './concurrent-ingest.js'

// `test:long` runs 500 histories.
concurrentIngestSuite('a memory store', async () => memoryStore(), { histories: 10 })
