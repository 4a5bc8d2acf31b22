import { memoryStore } from '../../storage/memory/memory-store.js'
import { changesSuite } from './index.js'

changesSuite('memory', async () => memoryStore())
