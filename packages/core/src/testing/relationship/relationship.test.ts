import { memoryStore } from '../../storage/memory/memory-store.js'
import { relationshipSuite } from './index.js'

relationshipSuite('memory', async () => memoryStore())
