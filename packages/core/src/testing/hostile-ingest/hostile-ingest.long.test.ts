import { memoryStore } from '../../memory.js'
import { hostileIngestSuite } from './index.js'

hostileIngestSuite('memory', async () => memoryStore(), { longestGapMs: 200 })
