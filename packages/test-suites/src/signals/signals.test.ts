import { memoryStore } from '@rapport/core/src/memory.js'
import { signalsSuite } from './index.js'

signalsSuite('memory', async () => memoryStore())
