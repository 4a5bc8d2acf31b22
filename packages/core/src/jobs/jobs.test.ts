import { memoryStore } from '../memory.js'
import { jobsSuite } from '../testing/jobs/index.js'

jobsSuite('memory', async () => memoryStore())
