import { memoryStore } from '@rapport/core/src/memory.js'
import { orderIndependenceSuite } from './order-independence.js'

orderIndependenceSuite('memory', async () => memoryStore(), { histories: 1000, orders: 10, recordHistories: 1000 })
