import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { automationsSuite } from './index.js'

automationsSuite('memory', async () => memoryStore())
