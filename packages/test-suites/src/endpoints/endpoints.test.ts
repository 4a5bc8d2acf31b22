import { memoryStore } from '@rapport/core/src/memory.js'
import { endpointsSuite } from './index.js'

endpointsSuite('memory', async () => memoryStore())
