import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { revenueSuite } from './index.js'

revenueSuite('memory', async () => memoryStore())
