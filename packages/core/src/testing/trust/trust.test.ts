import { memoryStore } from '../../memory.js'
import { trustSuite } from './index.js'

trustSuite('memory', async () => memoryStore())
