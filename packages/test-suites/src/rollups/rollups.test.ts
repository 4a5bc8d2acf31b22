import { memoryStore } from '@rapport/core/src/memory.js'
import { rollupsSuite } from './index.js'

// `test:long` goes on with the same scripts to a hundred, and with five hundred others.
rollupsSuite('memory', async () => memoryStore(), { runs: 5 })
