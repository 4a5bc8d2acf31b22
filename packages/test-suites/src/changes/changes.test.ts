import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { changesSuite } from './index.js'

changesSuite('memory', async () => memoryStore())
