import { memoryStore } from '@rapport/core/src/memory.js'
import { trustSuite } from './index.js'

trustSuite('memory', async () => memoryStore())
