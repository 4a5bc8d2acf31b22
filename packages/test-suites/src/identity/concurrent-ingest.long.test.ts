import { memoryStore } from '@rapport/core/src/memory.js'
import { concurrentIngestSuite } from './concurrent-ingest.js'

concurrentIngestSuite('a memory store', async () => memoryStore(), { histories: 500 })
