import { memoryStore } from '../../storage/memory/memory-store.js'
import { extractionSuite } from './index.js'

extractionSuite('memory', async () => memoryStore())
