import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { extractionSuite } from './index.js'

extractionSuite('memory', async () => memoryStore())
