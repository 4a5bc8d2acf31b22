import { memoryStore } from '@rapport/core/src/memory.js'
import { rollupsSuite } from './index.js'

rollupsSuite('memory', async () => memoryStore(), { runs: 10 })
