import { memoryStore } from '@rapport/core/src/memory.js'
import { teamSuite } from './index.js'

teamSuite('memory', async () => memoryStore())
