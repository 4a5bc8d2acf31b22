import { memoryStore } from '../../memory.js'
import { orderIndependenceSuite } from '../../testing/identity/order-independence.js'

orderIndependenceSuite('memory', async () => memoryStore(), { histories: 200, orders: 10 })
