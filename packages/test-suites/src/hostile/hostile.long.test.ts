import { memoryStore } from '@rapport/core/src/memory.js'
import { hostileSuite } from './index.js'

hostileSuite('memory, for long', async () => memoryStore(), { maxGap: 200, isWhole: true, keepsRows: true })
