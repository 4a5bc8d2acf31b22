import { memoryStore } from '@rapport/core/src/memory.js'
import { cursorsSuite } from './index.js'

cursorsSuite('a memory store', async () => memoryStore(), { runs: 3 })
