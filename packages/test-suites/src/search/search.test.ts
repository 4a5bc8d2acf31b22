import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { searchSuite } from './index.js'

searchSuite('memory', async () => memoryStore())
