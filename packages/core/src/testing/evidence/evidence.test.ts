import { memoryStore } from '../../storage/memory/memory-store.js'
import { evidenceSuite } from './index.js'

evidenceSuite('memory', async () => memoryStore())
