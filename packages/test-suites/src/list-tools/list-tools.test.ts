import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { listToolsSuite } from './index.js'

listToolsSuite('memory', async () => memoryStore())
