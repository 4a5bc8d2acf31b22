import { memoryStore } from '../../memory.js'
import { orderIndependenceSuite } from '../../testing/identity/order-independence.js'

orderIndependenceSuite('memory', async () => memoryStore(), { histories: 1000, orders: 10, recordHistories: 1000 })
