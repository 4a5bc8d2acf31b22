import { memoryStore } from '../../memory.js'
import { signalsSuite } from './index.js'

signalsSuite('memory', async () => memoryStore())
