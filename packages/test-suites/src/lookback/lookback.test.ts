import { memoryStore } from '@rapport/core/src/memory.js'
import { lookbackSuite } from './index.js'

lookbackSuite('memory', async () => memoryStore())
