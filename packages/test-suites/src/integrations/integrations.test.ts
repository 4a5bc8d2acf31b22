import { memoryStore } from '@rapport/core/src/memory.js'
import { refreshSuite } from './refresh.js'

refreshSuite('memory', async () => memoryStore())
