import { memoryStore } from '@rapport/core/src/memory.js'
import { privacySuite } from './index.js'

privacySuite('memory', async () => memoryStore())
