import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { relationshipSuite } from './index.js'

relationshipSuite('memory', async () => memoryStore())
