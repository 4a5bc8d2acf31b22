import { memoryStore } from '../../memory.js'
import { hostileSuite } from './index.js'

hostileSuite('memory', async () => memoryStore(), { longestGap: 200, keepsRows: true })
