import { memoryStore } from '@rapport/core/src/memory.js'
import { hostileIngestSuite } from './index.js'

hostileIngestSuite('memory', async () => memoryStore(), { maxGapMs: 200 })
