import { memoryStore } from '@rapport/core/src/memory.js'
import { orderIndependenceSuite } from './order-independence.js'

orderIndependenceSuite('memory', async () => memoryStore(), { histories: 60, orders: 10 })
