import { memoryStore } from '../../storage/memory/memory-store.js'
import { searchSuite } from './index.js'

searchSuite('memory', async () => memoryStore())
