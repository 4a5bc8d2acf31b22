import { memoryStore } from '@rapport/core/src/memory.js'
import { faultsSuite } from './index.js'

faultsSuite('a memory store', async () => memoryStore(), { runs: 300 })
