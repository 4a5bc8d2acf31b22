import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { evidenceSuite } from './index.js'

evidenceSuite('memory', async () => memoryStore())
