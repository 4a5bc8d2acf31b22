import { memoryStore } from '../../memory.js'
import { faultsSuite } from './index.js'

faultsSuite('a memory store', async () => memoryStore(), { runs: 10 })
