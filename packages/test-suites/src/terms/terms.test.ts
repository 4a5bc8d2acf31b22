import { memoryStore } from '@rapport/core/src/memory.js'
import { termsSuite } from './index.js'

termsSuite('memory', async () => memoryStore(), { orders: 30 })
