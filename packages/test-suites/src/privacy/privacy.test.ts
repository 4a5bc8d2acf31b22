import { memoryStore } from '@rapport/core/src/memory.js'
import { erasureWorldsSuite, privacySuite } from './index.js'

privacySuite('memory', async () => memoryStore())
// `test:long` makes a hundred worlds on each store.
erasureWorldsSuite('memory', async () => memoryStore(), { runs: 10 })
