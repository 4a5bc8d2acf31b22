import { memoryStore } from '@rapport/core/src/memory.js'
import { listsSuite } from './index.js'

listsSuite('memory', async () => memoryStore())
