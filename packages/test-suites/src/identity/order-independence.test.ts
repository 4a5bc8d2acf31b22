import { memoryStore } from '@rapport/core/src/memory.js'
import { orderIndependenceSuite } from './order-independence.js'

// `test:long` runs a thousand histories.
orderIndependenceSuite('memory', async () => memoryStore(), { histories: 10, orders: 10 })
