import { memoryStore } from '@rapport/core/src/memory.js'
import { workSuite } from './index.js'

workSuite('memory', async () => memoryStore())
