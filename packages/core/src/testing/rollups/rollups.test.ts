import { memoryStore } from '../../memory.js'
import { rollupsSuite } from './index.js'

rollupsSuite('memory', async () => memoryStore(), { runs: 10 })
