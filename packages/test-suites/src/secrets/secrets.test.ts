import { memoryStore } from '@rapport/core/src/memory.js'
import { secretsSuite } from './index.js'

secretsSuite('memory', async () => memoryStore())
