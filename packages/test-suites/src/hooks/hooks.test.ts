import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { hooksSuite } from './index.js'

hooksSuite('memory', async () => memoryStore())
