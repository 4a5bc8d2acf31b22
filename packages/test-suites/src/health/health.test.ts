import { memoryStore } from '@rapport/core/src/memory.js'
import { healthSuite } from './index.js'

healthSuite('memory', async () => memoryStore())
