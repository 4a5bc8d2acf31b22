import { memoryStore } from '@rapport/core/src/memory.js'
import { jobsSuite } from './index.js'

jobsSuite('memory', async () => memoryStore())
