import { memoryStore } from '../../memory.js'
import { refreshSuite } from './refresh.js'

refreshSuite('memory', async () => memoryStore())
