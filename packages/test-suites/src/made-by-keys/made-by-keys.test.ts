import { memoryStore } from '@rapport/core/src/memory.js'
import { madeByKeysSuite } from './index.js'

madeByKeysSuite('memory', async () => memoryStore(), { histories: 15 })
