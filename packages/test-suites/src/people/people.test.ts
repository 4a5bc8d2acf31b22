import { memoryStore } from '@rapport/core/src/memory.js'
import { peopleSuite } from './index.js'

peopleSuite('memory', async () => memoryStore())
