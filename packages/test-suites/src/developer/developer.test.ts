import { memoryStore } from '@rapport/core/src/memory.js'
import { developerSuite } from './index.js'

developerSuite('memory', async () => memoryStore())
