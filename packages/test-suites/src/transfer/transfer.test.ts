import { memoryStore } from '@rapport/core/src/memory.js'
import { transferSuite } from './index.js'

transferSuite('memory', async () => memoryStore())
