import { memoryStore } from '@rapport/core/src/memory.js'
import { dashboardsSuite } from './index.js'

dashboardsSuite('memory', async () => memoryStore())
