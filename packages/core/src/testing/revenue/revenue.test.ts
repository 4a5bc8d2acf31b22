import { memoryStore } from '../../storage/memory/memory-store.js'
import { revenueSuite } from './index.js'

revenueSuite('memory', async () => memoryStore())
