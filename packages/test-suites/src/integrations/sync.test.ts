import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { syncSuite } from './index.js'

syncSuite('memory', async () => memoryStore(), { nonsense: true })
