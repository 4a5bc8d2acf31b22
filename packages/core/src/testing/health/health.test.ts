import { memoryStore } from '../../memory.js'
import { healthSuite } from './index.js'

healthSuite('memory', async () => memoryStore())
