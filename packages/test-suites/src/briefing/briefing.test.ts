import { memoryStore } from '@rapport/core/src/memory.js'
import { briefingSuite } from './index.js'

briefingSuite('memory', async () => memoryStore())
