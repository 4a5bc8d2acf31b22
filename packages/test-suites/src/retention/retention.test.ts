import { memoryStore } from '@rapport/core/src/memory.js'
import { retentionSuite } from './index.js'

retentionSuite('memory', async () => memoryStore())
