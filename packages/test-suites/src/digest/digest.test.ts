import { memoryStore } from '@rapport/core/src/memory.js'
import { digestSuite } from './index.js'

digestSuite('memory', async () => memoryStore())
