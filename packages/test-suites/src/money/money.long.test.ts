import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { moneySuite } from './index.js'

moneySuite('memory, 1,000 histories', async () => memoryStore(), { runs: 1_000, seed: 1_126 })
